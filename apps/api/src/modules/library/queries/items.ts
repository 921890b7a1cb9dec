import type { MediaCheck, MediaKind } from '@fundfront/content-model/wire';
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { media, mediaTag, mediaText, mediaUse, user } from '../../../db/schema/index.ts';
import type { MediaRow } from './processing.ts';

export interface MediaQuery {
  /** Folded; each must be found. */
  terms: readonly string[];
  kind?: MediaKind | undefined;
  check?: MediaCheck | undefined;
  folder?: string | undefined;
  tag?: string | undefined;
  sort: 'newest' | 'title';
  after?: { key: string; id: string } | undefined;
  limit: number;
}

const uses = sql<number>`(select count(distinct u.entry_id) from ${mediaUse} u where u.media_id = ${media.id})::int`;
const titleKey = sql<string>`lower(${media.title}) collate "C"`;

const withoutAlt = and(
  eq(media.kind, 'image'),
  sql`not ${media.decorative}`,
  sql`(${media.altEn} = '' or ${media.altUr} = '')`,
);

const checks: Record<Exclude<MediaCheck, 'trash'>, SQL | undefined> = {
  noAlt: withoutAlt,
  unused: sql`not exists (select from ${mediaUse} u where u.media_id = ${media.id})`,
  // Grouped once: asked of each row, a library without duplicates would take a look-up for every file.
  duplicate: sql`${media.object} in (
    select same.object from ${media} same where same.trashed_at is null group by same.object having count(*) > 1)`,
};

export function matches(query: Pick<MediaQuery, 'terms' | 'kind' | 'check' | 'folder' | 'tag'>): SQL | undefined {
  const { terms, kind, check, folder, tag } = query;
  return and(
    check === 'trash' ? isNotNull(media.trashedAt) : isNull(media.trashedAt),
    check && check !== 'trash' ? checks[check] : undefined,
    kind === undefined ? undefined : eq(media.kind, kind),
    folder === undefined ? undefined : eq(media.folderId, folder),
    tag === undefined
      ? undefined
      : sql`exists (select from ${mediaTag} t where t.media_id = ${media.id} and t.tag = ${tag})`,
    ...terms.map((term) => like(media.searchText, `%${term}%`)),
  );
}

export function mediaPage(db: Db, query: MediaQuery) {
  const { sort, after } = query;
  const isAfter =
    after &&
    (sort === 'newest'
      ? sql`(${media.createdAt}, ${media.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`
      : sql`(${titleKey}, ${media.id}) > (${after.key}, ${after.id}::uuid)`);
  return db
    .select({ ...getTableColumns(media), uses, titleKey })
    .from(media)
    .where(and(matches(query), isAfter))
    .orderBy(...(sort === 'newest' ? [desc(media.createdAt), desc(media.id)] : [asc(titleKey), asc(media.id)]))
    .limit(query.limit);
}

export async function findItem(db: Db, where: { id: string } | { name: string }) {
  const [row] = await db
    .select({ ...getTableColumns(media), uses, firstName: user.firstName, lastName: user.lastName })
    .from(media)
    .leftJoin(user, eq(user.id, media.createdBy))
    .where('id' in where ? eq(media.id, where.id) : eq(media.name, where.name));
  return row;
}

/** Until the end of the transaction nobody else changes it, nor begins to use it. */
export async function lockItem(db: Db, id: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.id, id)).for('update');
  return row;
}

export async function changeItem(db: Db, id: string, values: Partial<typeof media.$inferInsert>): Promise<void> {
  await db
    .update(media)
    .set({ ...values, version: sql`${media.version} + 1` })
    .where(eq(media.id, id));
}

export async function tagsOf(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select({ tag: mediaTag.tag })
    .from(mediaTag)
    .where(eq(mediaTag.mediaId, id))
    .orderBy(mediaTag.tag);
  return rows.map(({ tag }) => tag);
}

export async function setTags(db: Db, id: string, tags: readonly string[]): Promise<void> {
  await db.delete(mediaTag).where(eq(mediaTag.mediaId, id));
  if (tags.length > 0) await db.insert(mediaTag).values(tags.map((tag) => ({ mediaId: id, tag })));
}

export async function deleteText(db: Db, id: string): Promise<void> {
  await db.delete(mediaText).where(eq(mediaText.mediaId, id));
}
