import { isDeepStrictEqual } from 'node:util';
import {
  type ContentType,
  contentTypes,
  filterableFields,
  permissions,
  roleCan,
  roles,
} from '@fundfront/content-model';
import { and, isNull, notExists, notInArray, sql } from 'drizzle-orm';
import type { Db, MigrationNotes } from './handle.ts';
import {
  declaredType,
  entry,
  type ListDefinition,
  type ListingDefinition,
  migrationRepair,
  rolePermission,
} from './schema/index.ts';

const types: readonly ContentType[] = Object.values(contentTypes);

const granted = roles.flatMap((role) =>
  permissions.filter((permission) => roleCan(role, permission)).map((permission) => ({ role, permission })),
);

function listDefinition(type: ContentType): ListDefinition {
  const { list, fields, locales, oneLanguage } = type;
  return {
    columns: list.columns.map((name) => ({
      name,
      value: fields[name]?.column ?? 'text',
      translated: fields[name]?.translated ?? false,
    })),
    filters: filterableFields(type).filter((name) => fields[name]?.filter !== 'range'),
    references: Object.keys(fields).filter((name) => fields[name]?.references !== null),
    languages: oneLanguage ? 1 : locales.length,
  };
}

function listingDefinition({ listing, fields }: ContentType): ListingDefinition | null {
  if (!listing) return null;
  const { facet = null, sort, order } = listing;
  return { facet, sort, numeric: fields[sort]?.column === 'number', descending: order === 'descending' };
}

/** What changed in the declaration of a list holds for entries that are there already. */
async function refreshLists(db: Db, before: readonly (typeof declaredType.$inferSelect)[]): Promise<void> {
  for (const { name, list, listing } of before) {
    const type = types.find((each) => each.name === name);
    if (!type) continue;
    const ids = sql`array(select id from entry where type = ${name})`;
    if (!isDeepStrictEqual(list, listDefinition(type))) await db.execute(sql`select refresh_entry_list(${ids})`);
    if (!isDeepStrictEqual(listing, listingDefinition(type))) await db.execute(sql`select refresh_listed_item(${ids})`);
  }
}

/** Keys and triggers of the database decide by these copies. A type that entries still have stays registered. */
async function writeRegistry(db: Db): Promise<string[]> {
  const names = types.map(({ name }) => name);
  const before = await db.select().from(declaredType);
  const declared = types.map((type) => ({
    name: type.name,
    policy: type.policy,
    list: listDefinition(type),
    listing: listingDefinition(type),
    addressed: type.routing !== 'none',
  }));
  await db
    .insert(declaredType)
    .values(declared)
    .onConflictDoUpdate({
      target: declaredType.name,
      set: {
        policy: sql`excluded.policy`,
        list: sql`excluded.list`,
        listing: sql`excluded.listing`,
        addressed: sql`excluded.addressed`,
      },
    });
  await refreshLists(db, before);
  const inUse = db.select({ type: entry.type }).from(entry).where(sql`${entry.type} = ${declaredType.name}`);
  await db.delete(declaredType).where(and(notInArray(declaredType.name, names), notExists(inUse)));
  await db.delete(rolePermission);
  await db.insert(rolePermission).values(granted);
  const left = await db.select().from(declaredType).where(notInArray(declaredType.name, names));
  return left.map(({ name }) => name);
}

async function newRepairs(db: Db): Promise<MigrationNotes['repaired']> {
  const unreported = isNull(migrationRepair.reportedAt);
  const repaired = await db
    .select({
      table: migrationRepair.tableName,
      reason: migrationRepair.reason,
      rows: sql<number>`count(*)::int`,
    })
    .from(migrationRepair)
    .where(unreported)
    .groupBy(migrationRepair.tableName, migrationRepair.reason);
  if (repaired.length > 0) await db.update(migrationRepair).set({ reportedAt: new Date() }).where(unreported);
  return repaired;
}

export function afterMigration(db: Db): Promise<MigrationNotes> {
  return db.transaction(async (tx) => ({
    undeclaredTypes: await writeRegistry(tx),
    repaired: await newRepairs(tx),
  }));
}
