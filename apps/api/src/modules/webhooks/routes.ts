import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { deleteWebhook } from './deleteWebhook.ts';
import { getDelivery, listDeliveries, retryDelivery, testWebhook } from './deliveries.ts';
import { getWebhook, listWebhooks } from './listWebhooks.ts';
import { createWebhook, renewSecret, updateWebhook } from './saveWebhook.ts';

export function webhookRoutes(app: App): void {
  route(app, calls.listWebhooks, ({ ctx }) => listWebhooks({ ctx }));
  route(app, calls.getWebhook, ({ ctx, params }) => getWebhook({ ctx, input: params }));
  route(app, calls.createWebhook, ({ ctx, body }) => createWebhook({ ctx, input: body }));
  route(app, calls.updateWebhook, ({ ctx, params, body }) => updateWebhook({ ctx, input: { ...params, ...body } }));
  route(app, calls.deleteWebhook, ({ ctx, params }) => deleteWebhook({ ctx, input: params }));
  route(app, calls.renewWebhookSecret, ({ ctx, params }) => renewSecret({ ctx, input: params }));
  route(app, calls.testWebhook, ({ ctx, params }) => testWebhook({ ctx, input: params }));
  route(app, calls.listDeliveries, ({ ctx, params, query }) => listDeliveries({ ctx, input: { ...params, ...query } }));
  route(app, calls.getDelivery, ({ ctx, params }) => getDelivery({ ctx, input: params }));
  route(app, calls.retryDelivery, ({ ctx, params }) => retryDelivery({ ctx, input: params }));
}
