import type { Locale } from '@fundfront/content-model';
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { entry, entryContent } from '../../db/schema/index.ts';

const ofEntry = eq(entryContent.entryId, entry.id);
const isBase = eq(entryContent.locale, entry.baseLocale);

/** The slug by which an import finds each again; the id itself where there is none, or two have it. */
export async function referenceNames(
  db: Db,
  type: string,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: entry.id, slug: entryContent.slug })
    .from(entry)
    .innerJoin(entryContent, and(ofEntry, isBase))
    .where(and(eq(entry.type, type), isNull(entry.trashedAt), inArray(entry.id, [...ids])));
  const slugs = found.map(({ slug }) => slug).filter(Boolean);
  const shared = await db
    .select({ slug: entryContent.slug })
    .from(entry)
    .innerJoin(entryContent, and(ofEntry, isBase))
    .where(and(eq(entry.type, type), isNull(entry.trashedAt), inArray(entryContent.slug, slugs)))
    .groupBy(entryContent.slug)
    .having(sql`${count()} > 1`);
  const ambiguous = new Set(['', ...shared.map(({ slug }) => slug)]);
  return found.map(({ id, slug }) => ({ id, name: ambiguous.has(slug) ? id : slug }));
}

/** What could be meant by one of the names: as an id, a slug or a title, in any language. */
export function entriesNamed(
  db: Db,
  type: string,
  names: readonly string[],
): Promise<{ id: string; slug: string; title: string }[]> {
  const texts = [...names];
  return db
    .select({ id: entry.id, slug: entryContent.slug, title: entryContent.title })
    .from(entry)
    .innerJoin(entryContent, ofEntry)
    .where(
      and(
        eq(entry.type, type),
        isNull(entry.trashedAt),
        or(
          inArray(entryContent.slug, texts),
          inArray(entryContent.title, texts),
          inArray(sql<string>`${entry.id}::text`, texts),
        ),
      ),
    );
}

export function entriesAtSlugs(
  db: Db,
  type: string,
  locale: Locale,
  slugs: readonly string[],
): Promise<{ id: string; slug: string; parentId: string | null }[]> {
  return db
    .select({ id: entry.id, slug: entryContent.slug, parentId: entry.parentId })
    .from(entry)
    .innerJoin(entryContent, ofEntry)
    .where(
      and(
        eq(entry.type, type),
        isNull(entry.trashedAt),
        eq(entryContent.locale, locale),
        inArray(entryContent.slug, [...slugs]),
      ),
    );
}

/** In one order, so that two imports never wait for each other. */
export async function lockEntries(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: entry.id })
    .from(entry)
    .where(inArray(entry.id, [...ids]))
    .orderBy(asc(entry.id))
    .for('update');
}
