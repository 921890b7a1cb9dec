import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, localeEnum, primaryId } from './columns.ts';
import { entry, entryVersion } from './content.ts';
import { user } from './session.ts';

/**
 * Insert only: one exact version may go live although it breaks the rule. A trigger admits only persons who may judge
 * disclosures, and not the author of the version.
 */
export const disclosureOverride = pgTable(
  'disclosure_override',
  {
    id: primaryId(),
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: localeEnum().notNull(),
    version: integer().notNull(),
    code: text().notNull(),
    reason: text().notNull(),
    overriddenBy: uuid()
      .notNull()
      .references(() => user.id),
    overriddenAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'disclosure_override_version_fk',
      columns: [table.entryId, table.locale, table.version],
      foreignColumns: [entryVersion.entryId, entryVersion.locale, entryVersion.number],
    }),
    unique('disclosure_override_unique').on(table.entryId, table.locale, table.version, table.code),
    check('disclosure_override_reason', sql`length(trim(${table.reason})) >= 10`),
  ],
);
