import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { typeByPath } from '../content/typeOf.ts';
import { deliverInvalidationsSoon } from '../outbox/deliverInvalidationsSoon.ts';
import { baseChanges } from './baseChanges.ts';
import { listParity } from './listParity.ts';
import { publishBoth } from './publishBoth.ts';

export function parityRoutes(app: App): void {
  route(app, calls.listParity, ({ ctx, params, query }) =>
    listParity({ ctx, input: { ...query, type: typeByPath(params.type) } }),
  );
  route(app, calls.baseChanges, ({ ctx, params }) =>
    baseChanges({ ctx, input: { ...params, type: typeByPath(params.type) } }),
  );
  route(app, calls.publishBoth, async ({ ctx, params, body }) => {
    const entry = await publishBoth({ ctx, input: { ...body, ...params, type: typeByPath(params.type) } });
    deliverInvalidationsSoon(ctx);
    return entry;
  });
}
