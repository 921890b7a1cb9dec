import type { Permission, Role } from '@fundfront/content-model';
import { bigint, boolean, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const publishPolicy = pgEnum('publish_policy', ['one-person', 'four-eyes']);

export interface ListDefinition {
  /** In the order of `key1` to `key5` of `entry_list`. */
  columns: { name: string; value: 'text' | 'number' | 'reference'; translated: boolean }[];
  /** Fields of the base language whose values become tokens. */
  filters: string[];
  references: string[];
  languages: number;
}

export interface ListingDefinition {
  facet: string | null;
  sort: string;
  numeric: boolean;
  descending: boolean;
}

/** For the keys and triggers of the database; written by every migration. */
export const declaredType = pgTable('content_type', {
  name: text().primaryKey(),
  policy: publishPolicy().notNull(),
  list: jsonb().$type<ListDefinition>().notNull().default({ columns: [], filters: [], references: [], languages: 1 }),
  listing: jsonb().$type<ListingDefinition>(),
  /** Whether two entries in the same place may not have the same address. */
  addressed: boolean().notNull().default(false),
});

/** For triggers: who may publish decides whether a second person exists. Written by every migration. */
export const rolePermission = pgTable(
  'role_permission',
  { role: text().$type<Role>().notNull(), permission: text().$type<Permission>().notNull() },
  (table) => [primaryKey({ columns: [table.role, table.permission] })],
);

/** Rows that broke a new rule, as they were before the migration repaired or removed them. */
export const migrationRepair = pgTable('migration_repair', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tableName: text().notNull(),
  row: jsonb().$type<Record<string, unknown>>().notNull(),
  reason: text().notNull(),
  madeAt: instant().notNull().defaultNow(),
  reportedAt: instant(),
});
