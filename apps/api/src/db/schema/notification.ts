import type { NotificationKindName } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.ts';
import { user } from './session.ts';

/** One row for each person who is told; written in the transaction of its cause. */
export const notification = pgTable(
  'notification',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKindName>().notNull(),
    title: text().notNull(),
    note: text().notNull(),
    path: text().notNull(),
    /** What it is about: the row goes with it, or is read for all once somebody has dealt with it. */
    subjectId: uuid(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('notification_list_idx').on(table.userId, table.createdAt, table.id),
    index('notification_unread_idx').on(table.userId).where(sql`${table.readAt} is null`),
    index('notification_age_idx').on(table.createdAt),
    index('notification_subject_idx').on(table.subjectId),
    check('notification_path', sql`${table.path} like '/admin%'`),
  ],
);
