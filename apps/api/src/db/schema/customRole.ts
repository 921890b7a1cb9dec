import { customPermissions, type Role } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { citext, instant, localeEnum, primaryId } from './columns.ts';
import { declaredType } from './registry.ts';
import { user } from './session.ts';

export const customPermission = pgEnum('custom_permission', customPermissions);

/** A role that administrators made: rights within types of content and languages. */
export const customRole = pgTable(
  'custom_role',
  {
    id: primaryId(),
    name: citext().notNull(),
    permissions: customPermission().array().notNull(),
    /** Then `custom_role_type` says nothing. */
    allTypes: boolean().notNull(),
    locales: localeEnum().array().notNull(),
    secondStep: boolean().notNull().default(false),
    changedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('custom_role_name_idx').on(table.name),
    check('custom_role_name', sql`${table.name}::text ~ '^\\S(.*\\S)?$'`),
    check('custom_role_permissions', sql`cardinality(array_remove(${table.permissions}, null)) > 0`),
    check('custom_role_locales', sql`cardinality(array_remove(${table.locales}, null)) > 0`),
  ],
);

/** Decided roles whose holders sign in by two steps, or may do nothing. */
export const secondStepRole = pgTable('second_step_role', { role: text().$type<Role>().primaryKey() });

/** A type whose declaration goes takes its rows along. */
export const customRoleType = pgTable(
  'custom_role_type',
  {
    roleId: uuid()
      .notNull()
      .references(() => customRole.id, { onDelete: 'cascade' }),
    type: text()
      .notNull()
      .references(() => declaredType.name, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.type] })],
);

/** A role that somebody holds cannot be deleted. */
export const userCustomRole = pgTable(
  'app_user_custom_role',
  {
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    roleId: uuid()
      .notNull()
      .references(() => customRole.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleId] }),
    index('app_user_custom_role_role_idx').on(table.roleId),
  ],
);
