import type { Role } from '@fundfront/content-model';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { citext, instant, primaryId } from './columns.ts';

export const user = pgTable(
  'app_user',
  {
    id: primaryId(),
    email: citext().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    passwordHash: text().notNull(),
    roles: jsonb().$type<Role[]>().notNull(),
    /** A registered user waits until an admin approves; a disabled one cannot sign in. */
    state: text().$type<'active' | 'waiting' | 'disabled'>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('app_user_email_idx').on(table.email)],
);

export const session = pgTable(
  'session',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    userAgent: text(),
    /** Set by the unload call; a check or refresh within a minute clears it. */
    leavingAt: instant(),
    endedAt: instant(),
    endReason: text().$type<'logout' | 'left' | 'replaced' | 'disabled' | 'reuse' | 'password' | 'roles'>(),
  },
  (table) => [index('session_user_idx').on(table.userId, table.endedAt)],
);

/** Refresh tokens as SHA-256; each is used once and names its successor. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** Sealed successor, handed out again to a twin request within the grace. */
    successor: text(),
  },
  (table) => [index('refresh_token_session_idx').on(table.sessionId)],
);

/** Failed sign-ins by account and by network, for growing delays. */
export const loginFailure = pgTable('login_failure', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  blockedUntil: instant(),
  lastAt: instant().notNull(),
  announced: boolean().notNull().default(false),
});
