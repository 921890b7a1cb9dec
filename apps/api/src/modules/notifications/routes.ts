import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { listNotifications } from './listNotifications.ts';
import { getNotificationSettings, saveNotificationSettings } from './notificationSettings.ts';
import { readNotifications } from './readNotifications.ts';

export function notificationRoutes(app: App): void {
  route(app, calls.listNotifications, ({ ctx, query }) => listNotifications({ ctx, input: query }));
  route(app, calls.readNotifications, ({ ctx, body }) => readNotifications({ ctx, input: body }));
  route(app, calls.getNotificationSettings, ({ ctx }) => getNotificationSettings({ ctx }));
  route(app, calls.saveNotificationSettings, ({ ctx, body }) => saveNotificationSettings({ ctx, input: body }));
}
