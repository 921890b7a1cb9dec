import type { Role } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { citext, instant, primaryId } from './columns.ts';

export const userState = pgEnum('user_state', ['active', 'waiting', 'disabled']);
export const sessionEnd = pgEnum('session_end', [
  'logout',
  'left',
  'replaced',
  'disabled',
  'reuse',
  'password',
  'roles',
  'expired',
  'idle',
]);

export const user = pgTable(
  'app_user',
  {
    id: primaryId(),
    email: citext().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    passwordHash: text().notNull(),
    /** A trigger refuses a role that the code does not know. */
    roles: jsonb().$type<Role[]>().notNull(),
    state: userState().notNull(),
    notifiedByMail: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('app_user_email_idx').on(table.email),
    check('app_user_roles', sql`jsonb_typeof(${table.roles}) = 'array'`),
  ],
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
    /** Fixed at sign-in: a trigger refuses another one, and refresh tokens that live longer. */
    expiresAt: instant().notNull(),
    seenAt: instant().notNull().defaultNow(),
    /** Set by the unload call; a check or refresh within a minute clears it. */
    leavingAt: instant(),
    endedAt: instant(),
    endReason: sessionEnd(),
  },
  (table) => [
    index('session_user_idx').on(table.userId, table.endedAt),
    check('session_expires', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);

/** As SHA-256; each is used once and names its successor. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** Sealed successor, handed out again to a concurrent request within the grace. */
    successor: text(),
  },
  (table) => [index('refresh_token_session_idx').on(table.sessionId)],
);

export const loginFailure = pgTable('login_failure', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  blockedUntil: instant(),
  lastAt: instant().notNull(),
  announced: boolean().notNull().default(false),
});
