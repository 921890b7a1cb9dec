import * as v from 'valibot';
import { limits } from '../limits.ts';
import { notificationKindNames } from '../notifications.ts';
import { call } from './call.ts';
import { id, instant, okResponse } from './values.ts';

const tag = 'Notifications';
const policy = 'signed-in';

const notification = v.object({
  id,
  kind: v.picklist(notificationKindNames),
  title: v.string(),
  note: v.string(),
  /** In the staff area. */
  path: v.string(),
  at: instant,
  readAt: v.nullable(instant),
});
export type StaffNotification = v.InferOutput<typeof notification>;

export const listNotifications = call({
  method: 'GET',
  path: '/api/notifications',
  policy,
  tag,
  summary: 'One’s own notifications, newest first; `unread` counts no further than the bell shows',
  query: v.strictObject({ cursor: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  response: v.object({
    rows: v.array(notification),
    next: v.nullable(v.string()),
    unread: v.pipe(v.number(), v.maxValue(limits.notificationCount)),
  }),
});

export const readNotifications = call({
  method: 'POST',
  path: '/api/notifications/read',
  policy,
  tag,
  summary: 'Marks some of one’s own notifications as read, or all of them',
  body: v.union([
    v.strictObject({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(limits.pageSizeMax)) }),
    v.strictObject({ all: v.literal(true) }),
  ]),
  response: okResponse,
});

const notificationSettings = v.strictObject({ mail: v.boolean() });

export const getNotificationSettings = call({
  method: 'GET',
  path: '/api/notifications/settings',
  policy,
  tag,
  summary: 'Whether one’s notifications come by mail too',
  response: notificationSettings,
});

export const saveNotificationSettings = call({
  method: 'PUT',
  path: '/api/notifications/settings',
  policy,
  tag,
  summary: 'Turns the mails of one’s notifications on or off',
  body: notificationSettings,
  response: notificationSettings,
});
