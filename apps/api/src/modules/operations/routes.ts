import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { getOperations } from './getOperations.ts';
import { giveUpMessage, listQueue, retryMessage } from './queue.ts';

export function operationsRoutes(app: App): void {
  route(app, calls.getOperations, ({ ctx }) => getOperations({ ctx }));
  route(app, calls.listQueue, ({ ctx }) => listQueue({ ctx }));
  route(app, calls.retryMessage, ({ ctx, params }) => retryMessage({ ctx, input: params }));
  route(app, calls.giveUpMessage, ({ ctx, params }) => giveUpMessage({ ctx, input: params }));
}
