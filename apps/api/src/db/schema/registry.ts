import type { Permission, Role } from '@fundfront/content-model';
import { bigint, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const publishPolicy = pgEnum('publish_policy', ['one-person', 'four-eyes']);

/** For the keys and triggers of the database; written by every migration. */
export const declaredType = pgTable('content_type', {
  name: text().primaryKey(),
  policy: publishPolicy().notNull(),
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
