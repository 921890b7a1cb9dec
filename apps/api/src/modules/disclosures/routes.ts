import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { getDisclosures } from './getDisclosures.ts';
import { overrideDisclosure } from './overrideDisclosure.ts';

export function disclosureRoutes(app: App): void {
  route(app, calls.getDisclosures, ({ ctx, params }) => getDisclosures({ ctx, input: params }));
  route(app, calls.overrideDisclosure, ({ ctx, params, body }) =>
    overrideDisclosure({ ctx, input: { ...params, ...body } }),
  );
}
