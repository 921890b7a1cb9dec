import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { user } from './session.ts';

const owner = () => uuid().references(() => user.id, { onDelete: 'cascade' });

/** Unconfirmed until its first code; from then on signing in asks for one. */
export const totp = pgTable('totp', {
  userId: owner().primaryKey(),
  /** Sealed with the session secret: the database alone makes no codes. */
  secret: text().notNull(),
  confirmedAt: instant(),
  /** Time step of the newest code accepted; codes up to it are used up. */
  lastStep: integer(),
});

/** As SHA-256; using a code removes it. */
export const recoveryCode = pgTable(
  'recovery_code',
  { hash: text().primaryKey(), userId: owner().notNull() },
  (table) => [index('recovery_code_user_idx').on(table.userId)],
);
