import { limits } from '@fundfront/content-model';
import type { calls, ResponseOf, StaffNotification } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertPerson } from '../../guards.ts';
import { readCursor, writeCursor } from '../content/cursor.ts';
import { countUnread, type NotificationRow, notificationsOf } from './queries.ts';

const order = 'notifications';

function wireOf({ id, kind, title, note, path, createdAt, readAt }: NotificationRow): StaffNotification {
  return { id, kind, title, note, path, at: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}

export async function listNotifications({
  ctx,
  input: { cursor },
}: {
  ctx: Ctx;
  input: { cursor?: string | undefined };
}): Promise<ResponseOf<typeof calls.listNotifications>> {
  const { userId } = assertPerson(ctx.actor);
  const from = cursor === undefined ? undefined : readCursor(cursor, order);
  const after = from && { at: new Date(from.key), id: from.id };
  const found = await notificationsOf(ctx.db, { userId, after, limit: limits.pageSize + 1 });
  const rows = found.slice(0, limits.pageSize).map(wireOf);
  const last = found.length > limits.pageSize ? rows.at(-1) : undefined;
  return {
    rows,
    next: last ? writeCursor({ order, key: last.at, id: last.id }) : null,
    unread: await countUnread(ctx.db, userId, limits.notificationCount),
  };
}
