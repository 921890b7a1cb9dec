import { limits } from '@fundfront/content-model';
import type { MediaCount } from '@fundfront/content-model/wire';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { media, mediaFolder, mediaTag } from '../../../db/schema/index.ts';
import { type MediaQuery, matches } from './items.ts';

const most = limits.mediaCount;

const limited = (rows: number): MediaCount => ({ value: Math.min(rows, most), more: rows > most });

async function countUpTo(db: Db, where: SQL | undefined): Promise<MediaCount> {
  const some = db
    .select({ id: media.id })
    .from(media)
    .where(where)
    .limit(most + 1)
    .as('some');
  return limited(await db.$count(some));
}

export function countMedia(db: Db, query: Pick<MediaQuery, 'check'>): Promise<MediaCount> {
  return countUpTo(db, matches({ ...query, terms: [] }));
}

export async function foldersWithCounts(db: Db) {
  const folders = await db.select().from(mediaFolder).orderBy(asc(mediaFolder.name));
  return Promise.all(
    folders.map(async ({ id, name }) => ({ id, name, files: await countUpTo(db, matches({ terms: [], folder: id })) })),
  );
}

/** From one distinct tag to the next by the index: no scan over all files. */
export async function allTags(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ tag: string }>(
    db,
    sql`with recursive found as (
      (select tag from ${mediaTag} order by tag limit 1)
      union all
      select (select t.tag from ${mediaTag} t where t.tag > found.tag order by t.tag limit 1) from found where found.tag is not null
    ) select tag from found where tag is not null limit 200`,
  );
  return rows.map(({ tag }) => tag);
}

export async function insertFolder(db: Db, name: string) {
  const [made] = await db.insert(mediaFolder).values({ name }).onConflictDoNothing().returning();
  return made;
}

export async function folderNamed(db: Db, name: string) {
  const [found] = await db.select().from(mediaFolder).where(eq(mediaFolder.name, name));
  return found;
}

export async function findFolder(db: Db, id: string) {
  const [found] = await db.select().from(mediaFolder).where(eq(mediaFolder.id, id)).for('update');
  return found;
}

export async function renameFolder(db: Db, id: string, name: string): Promise<void> {
  await db.update(mediaFolder).set({ name }).where(eq(mediaFolder.id, id));
}

export async function deleteFolder(db: Db, id: string): Promise<void> {
  await db.delete(mediaFolder).where(eq(mediaFolder.id, id));
}
