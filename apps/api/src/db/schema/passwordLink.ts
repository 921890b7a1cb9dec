import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { user } from './session.ts';

/** Of the mails that let a person set a password: the SHA-256 of the link's token, deleted when it is used. */
export const passwordLink = pgTable(
  'password_link',
  {
    hash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    purpose: text().$type<'reset' | 'invite'>().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    check('password_link_hash', sql`length(${table.hash}) = 64`),
    check('password_link_purpose', sql`${table.purpose} in ('reset', 'invite')`),
    index('password_link_user_idx').on(table.userId),
  ],
);
