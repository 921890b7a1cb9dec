import { type ContentType, can, contentTypes, permissions, roles } from '@fundfront/content-model';
import { and, isNull, notExists, notInArray, sql } from 'drizzle-orm';
import type { Db, MigrationNotes } from './handle.ts';
import { declaredType, entry, migrationRepair, rolePermission } from './schema/index.ts';

const types: readonly ContentType[] = Object.values(contentTypes);

const granted = roles.flatMap((role) =>
  permissions.filter((permission) => can([role], permission)).map((permission) => ({ role, permission })),
);

/** Keys and triggers of the database decide by these copies. A type that entries still have stays registered. */
async function writeRegistry(db: Db): Promise<string[]> {
  const names = types.map(({ name }) => name);
  await db
    .insert(declaredType)
    .values(types.map(({ name, policy }) => ({ name, policy })))
    .onConflictDoUpdate({ target: declaredType.name, set: { policy: sql`excluded.policy` } });
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
