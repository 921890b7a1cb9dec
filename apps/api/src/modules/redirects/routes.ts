import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { deliverInvalidationsSoon } from '../outbox/deliverInvalidationsSoon.ts';
import { countAddresses } from './countAddresses.ts';
import { deleteRedirect } from './deleteRedirect.ts';
import { ignoreAddress, listMissedAddresses } from './listMissedAddresses.ts';
import { listRedirects } from './listRedirects.ts';
import { saveRedirect } from './saveRedirect.ts';
import { tryAddress } from './tryAddress.ts';

export function redirectRoutes(app: App): void {
  route(app, calls.tryAddress, ({ ctx, query }) => tryAddress({ ctx, input: query }));
  route(app, calls.listRedirects, ({ ctx, query }) => listRedirects({ ctx, input: query }));
  route(app, calls.createRedirect, async ({ ctx, body }) => {
    const saved = await saveRedirect({ ctx, input: body });
    deliverInvalidationsSoon(ctx);
    return saved;
  });
  route(app, calls.updateRedirect, async ({ ctx, params, body }) => {
    const saved = await saveRedirect({ ctx, input: { ...body, ...params } });
    deliverInvalidationsSoon(ctx);
    return saved;
  });
  route(app, calls.deleteRedirect, async ({ ctx, params }) => {
    const done = await deleteRedirect({ ctx, input: params });
    deliverInvalidationsSoon(ctx);
    return done;
  });
  route(app, calls.listMissedAddresses, ({ ctx, query }) => listMissedAddresses({ ctx, input: query }));
  route(app, calls.ignoreAddress, ({ ctx, body }) => ignoreAddress({ ctx, input: body }));
  route(app, calls.countAddresses, ({ ctx, body }) => countAddresses({ ctx, input: body }));
}
