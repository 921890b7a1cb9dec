import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, localeEnum, primaryId } from './columns.ts';
import { entry, entryVersion } from './content.ts';
import { navImport } from './nav.ts';
import { declaredType } from './registry.ts';
import { user } from './session.ts';

export const reviewState = pgEnum('review_state', [
  'open',
  'changes-requested',
  'approved',
  'withdrawn',
  /** Published without an answer, or sent again as a later version. */
  'closed',
]);

const ofVersion = {
  entryId: uuid()
    .notNull()
    .references(() => entry.id, { onDelete: 'cascade' }),
  locale: localeEnum().notNull(),
  version: integer().notNull(),
};

/** One exact version that waits for a decision, or had one. An open one counts only while its version is the latest. */
export const review = pgTable(
  'review',
  {
    id: primaryId(),
    ...ofVersion,
    note: text().notNull(),
    sentBy: uuid()
      .notNull()
      .references(() => user.id),
    sentAt: instant().notNull(),
    state: reviewState().notNull().default('open'),
    decidedBy: uuid().references(() => user.id),
    decidedAt: instant(),
    decisionNote: text().notNull().default(''),
  },
  (table) => [
    foreignKey({
      name: 'review_version_fk',
      columns: [table.entryId, table.locale, table.version],
      foreignColumns: [entryVersion.entryId, entryVersion.locale, entryVersion.number],
    }),
    uniqueIndex('review_open_idx').on(table.entryId, table.locale).where(sql`${table.state} = 'open'`),
    index('review_queue_idx').on(table.state, table.sentAt, table.id),
    index('review_entry_idx').on(table.entryId, table.sentAt),
    check('review_decided', sql`(${table.decidedBy} is null) = (${table.decidedAt} is null)`),
  ],
);

export const reviewComment = pgTable(
  'review_comment',
  {
    id: primaryId(),
    ...ofVersion,
    /** Key of the field that it is about; null: the whole text. */
    field: text(),
    body: text().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => user.id),
    createdAt: instant().notNull(),
    resolvedBy: uuid().references(() => user.id),
    resolvedAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'review_comment_version_fk',
      columns: [table.entryId, table.locale, table.version],
      foreignColumns: [entryVersion.entryId, entryVersion.locale, entryVersion.number],
    }),
    index('review_comment_entry_idx').on(table.entryId, table.createdAt),
    check('review_comment_resolved', sql`(${table.resolvedBy} is null) = (${table.resolvedAt} is null)`),
  ],
);

/**
 * Insert only. A trigger admits only persons who may publish, and neither wrote nor sent this very version; without a
 * row here, a type that needs a second person shows nothing to the public.
 */
export const approval = pgTable(
  'approval',
  {
    id: primaryId(),
    ...ofVersion,
    approvedBy: uuid()
      .notNull()
      .references(() => user.id),
    approvedAt: instant().notNull(),
    /** The import whose approval is that of the versions it made. */
    importId: uuid().references(() => navImport.id),
    /** Written by the trigger: nobody else could have approved. */
    single: boolean().notNull().default(false),
  },
  (table) => [
    unique('approval_version_unique').on(table.entryId, table.locale, table.version),
    foreignKey({
      name: 'approval_version_fk',
      columns: [table.entryId, table.locale, table.version],
      foreignColumns: [entryVersion.entryId, entryVersion.locale, entryVersion.number],
    }),
  ],
);

/** An administrator asks for a second person where the type's declaration asks for none; another one may lift it. */
export const approvalRule = pgTable(
  'approval_rule',
  {
    id: primaryId(),
    type: text()
      .notNull()
      .references(() => declaredType.name),
    demandedBy: uuid()
      .notNull()
      .references(() => user.id),
    demandedAt: instant().notNull(),
    liftedBy: uuid().references(() => user.id),
    liftedAt: instant(),
  },
  (table) => [
    uniqueIndex('approval_rule_open_idx').on(table.type).where(sql`${table.liftedAt} is null`),
    check('approval_rule_lifted', sql`(${table.liftedBy} is null) = (${table.liftedAt} is null)`),
  ],
);
