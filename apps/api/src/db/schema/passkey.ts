import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { user } from './session.ts';

/** Ids and keys in base64url, as browsers send them. */
export const passkey = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    publicKey: text().notNull(),
    /** Of its uses, where the authenticator counts them: a copy of it falls behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    index('passkey_user_idx').on(table.userId),
    check('passkey_name', sql`${table.name} ~ '^\\S(.*\\S)?$'`),
    check('passkey_counter', sql`${table.counter} >= 0`),
  ],
);

/** As SHA-256; deleted when it is answered. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    hash: text().primaryKey(),
    userId: uuid().references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [check('passkey_challenge_hash', sql`length(${table.hash}) = 64`)],
);
