import type { Locale } from '@fundfront/content-model';
import { and, eq, inArray, isNotNull, isNull, like, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { entry, entryContent, liveEntry } from '../../../db/schema/index.ts';

export async function existingEntries(db: Db, type: string, ids: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ id: entry.id })
    .from(entry)
    .where(and(eq(entry.type, type), isNull(entry.trashedAt), inArray(entry.id, [...ids])));
  return new Set(found.map(({ id }) => id));
}

/** Whether `older` comes after the document in a row of replacements, or is the document itself. */
export async function replacesOlder(db: Db, document: string, older: string): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    db,
    sql`select document_replaces(${document}::uuid, ${older}) as found`,
  );
  return row?.found ?? false;
}

/**
 * Title of an entry that refers to `id`, in its working copy or in what the public sees.
 * @param live only what the public sees counts
 */
export async function findReferrer(
  db: Db,
  where: { type: string; field: string; id: string; live: boolean },
): Promise<string | undefined> {
  const [seen] = await db
    .select({ title: liveEntry.title })
    .from(liveEntry)
    .where(
      and(
        eq(liveEntry.type, where.type),
        ne(liveEntry.id, where.id),
        eq(sql`${liveEntry.own}->>${where.field}`, where.id),
      ),
    )
    .limit(1);
  if (seen || where.live) return seen?.title;
  const [found] = await db
    .select({ title: entryContent.title })
    .from(entryContent)
    .innerJoin(entry, eq(entry.id, entryContent.entryId))
    .where(
      and(
        eq(entry.type, where.type),
        isNull(entry.trashedAt),
        ne(entry.id, where.id),
        eq(sql`${entryContent.data}->>${where.field}`, where.id),
      ),
    )
    .limit(1);
  return found?.title;
}

export async function findChild(db: Db, parentId: string, where: { trashed: boolean }): Promise<string | undefined> {
  const [found] = await db
    .select({ title: entryContent.title })
    .from(entry)
    .innerJoin(entryContent, and(eq(entryContent.entryId, entry.id), eq(entryContent.locale, entry.baseLocale)))
    .where(and(eq(entry.parentId, parentId), where.trashed ? isNotNull(entry.trashedAt) : isNull(entry.trashedAt)))
    .limit(1);
  return found?.title;
}

interface Place {
  id: string;
  type: string;
  parentId: string | null;
  locale: Locale;
  slug: string;
}

/** Titles of other entries that have the slugs, in the same places; by the number of the place. */
export async function findNeighbours(db: Db, places: readonly Place[]): Promise<Map<number, string>> {
  if (places.length === 0) return new Map();
  const wanted = places.map(({ id, type, parentId, locale, slug }, number) => {
    return { number, id, type, parent_id: parentId, locale, slug };
  });
  const found = await rowsOf<{ number: number; title: string }>(
    db,
    sql`select distinct on (wanted.number) wanted.number, c.title
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as wanted (number int, id uuid, type text, parent_id uuid, locale locale, slug text)
      join entry_content c on c.slug = wanted.slug and c.locale = wanted.locale
      join entry e on e.id = c.entry_id and e.type = wanted.type and e.trashed_at is null and e.id <> wanted.id
        and e.parent_id is not distinct from wanted.parent_id
      order by wanted.number`,
  );
  return new Map(found.map(({ number, title }) => [number, title]));
}

/** Of working copies and of what is live, in any language. */
export async function takenSlugs(db: Db, type: string, stem: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ slug: entryContent.slug })
    .from(entryContent)
    .innerJoin(entry, eq(entry.id, entryContent.entryId))
    .where(and(eq(entry.type, type), isNull(entry.trashedAt), like(entryContent.slug, `${stem}%`)));
  return found.map(({ slug }) => slug);
}
