import { randomUUID } from 'node:crypto';
import type { Locale } from '@fundfront/content-model';
import { and, asc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { entry } from '../../../db/schema/index.ts';

export type Entry = typeof entry.$inferSelect;

// Arbitrary, but no other advisory lock may use it.
const publicLock = 7_261_002;

/**
 * Addresses of one entry depend on others: everything that changes the tree or what the public sees holds this lock to
 * the end of its transaction.
 */
export async function lockPublic(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${publicLock})`);
}

/** With `lock`, nobody else saves the entry until the transaction ends. */
export async function findEntry(db: Db, id: string, options: { lock?: boolean } = {}): Promise<Entry | undefined> {
  const query = db
    .select()
    .from(entry)
    .where(and(eq(entry.id, id), isNull(entry.trashedAt)));
  const [found] = options.lock ? await query.for('update') : await query;
  return found;
}

/** With its lock, until the transaction ends. */
export async function findTrashedEntry(db: Db, id: string): Promise<Entry | undefined> {
  const [found] = await db
    .select()
    .from(entry)
    .where(and(eq(entry.id, id), isNotNull(entry.trashedAt)))
    .for('update');
  return found;
}

/** The database refuses what was ever public, or is not in the trash. */
export async function purge(db: Db, id: string): Promise<void> {
  await db.execute(sql`select purge_entry(${id}::uuid)`);
}

export async function entriesById(db: Db, ids: readonly string[]): Promise<Map<string, Entry>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(entry)
    .where(inArray(entry.id, [...ids]));
  return new Map(found.map((each) => [each.id, each]));
}

export async function findEntryByKey(db: Db, key: string): Promise<Entry | undefined> {
  const [found] = await db
    .select()
    .from(entry)
    .where(and(eq(entry.key, key), isNull(entry.trashedAt)));
  return found;
}

const sameParent = (type: string, parentId: string | null) =>
  and(
    eq(entry.type, type),
    isNull(entry.trashedAt),
    parentId === null ? isNull(entry.parentId) : eq(entry.parentId, parentId),
  );

export async function nextSort(db: Db, type: string, parentId: string | null): Promise<number> {
  const [row] = await db
    .select({ last: max(entry.sort) })
    .from(entry)
    .where(sameParent(type, parentId));
  return (row?.last ?? 0) + 1;
}

export function siblings(db: Db, type: string, parentId: string | null): Promise<Entry[]> {
  return db.select().from(entry).where(sameParent(type, parentId)).orderBy(asc(entry.sort), asc(entry.id));
}

export interface NewEntry {
  type: string;
  key: string | null;
  baseLocale: Locale;
  parentId: string | null;
  sort: number;
  sample: boolean;
  createdAt: Date;
}

/** In the order of the values. */
export async function insertEntries(db: Db, values: readonly NewEntry[]): Promise<Entry[]> {
  if (values.length === 0) return [];
  const named = values.map((each) => ({ ...each, id: randomUUID() }));
  const made = new Map((await db.insert(entry).values(named).returning()).map((each) => [each.id, each]));
  return named.flatMap(({ id }) => made.get(id) ?? []);
}

export async function insertEntry(db: Db, values: NewEntry): Promise<Entry> {
  const [made] = await insertEntries(db, [values]);
  if (!made) throw new Error('The database did not answer with the new entry');
  return made;
}

export async function updateEntry(
  db: Db,
  id: string,
  change: Partial<Pick<Entry, 'parentId' | 'sort' | 'trashedAt' | 'sample' | 'assigneeId'>>,
): Promise<void> {
  await db.update(entry).set(change).where(eq(entry.id, id));
}

/** @param order all that lie below the parent, as they shall follow each other */
export async function reorderSiblings(
  db: Db,
  moved: { id: string; parentId: string | null },
  order: readonly Pick<Entry, 'id' | 'sort'>[],
): Promise<void> {
  const places = order.map(({ id }, index) => ({ id, sort: index + 1 }));
  await db.execute(sql`update entry e set sort = place.sort
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (id uuid, sort int)
    where e.id = place.id and e.sort <> place.sort`);
  await updateEntry(db, moved.id, { parentId: moved.parentId });
}

export async function anyEntry(db: Db): Promise<boolean> {
  const found = await db.select({ id: entry.id }).from(entry).limit(1);
  return found.length > 0;
}
