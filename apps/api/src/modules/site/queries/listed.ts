import { type Locale, limits } from '@fundfront/content-model';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { listedItem, liveEntry } from '../../../db/schema/index.ts';
import type { LiveRow } from '../../live/queries.ts';

export interface Listing {
  type: string;
  locale: Locale;
  facets?: readonly string[] | undefined;
  fund?: string | undefined;
  entry?: string | undefined;
  after?: { position: string; id: string } | undefined;
  skip?: number | undefined;
  limit: number;
}

export type ListedRow = LiveRow & { position: string };

const ofList = ({ type, locale }: Pick<Listing, 'type' | 'locale'>) =>
  and(eq(listedItem.type, type), eq(listedItem.locale, locale));

const inOrder = [asc(listedItem.position), asc(listedItem.entryId)];

/** By the index of the list's order: which these are is known before any of them is read. */
export async function listedRows(db: Db, listing: Listing): Promise<ListedRow[]> {
  const { facets, fund, entry, after, skip = 0, limit } = listing;
  const beyond: SQL | undefined =
    after && sql`(${listedItem.position}, ${listedItem.entryId}) > (${after.position}, ${after.id}::uuid)`;
  const page = db
    .select()
    .from(listedItem)
    .where(
      and(
        ofList(listing),
        facets && inArray(listedItem.facet, [...facets]),
        fund === undefined ? undefined : eq(listedItem.fund, fund),
        entry === undefined ? undefined : eq(listedItem.entryId, entry),
        beyond,
      ),
    )
    .orderBy(...inOrder)
    .limit(limit)
    .offset(skip)
    .as('page');
  const rows = await db
    .select()
    .from(page)
    .innerJoin(liveEntry, and(eq(liveEntry.id, page.entryId), eq(liveEntry.locale, page.shown)))
    .orderBy(asc(page.position), asc(page.entryId));
  return rows.map(({ page: { position }, live_entry: row }) => ({ ...row, position }));
}

const endOfKey = '\u0001';

/** The first made of those that share the first key: titles sort otherwise in each language, and the latest is one. */
async function firstListed(db: Db, list: Omit<Listing, 'limit'>): Promise<ListedRow | undefined> {
  const [first] = await listedRows(db, { ...list, limit: 1 });
  const [key = ''] = first?.position.split(endOfKey, 1) ?? [];
  const [oldest] = await db
    .select({ entry: listedItem.entryId })
    .from(listedItem)
    .where(
      and(
        ofList(list),
        list.facets && inArray(listedItem.facet, [...list.facets]),
        sql`${listedItem.position} < ${`${key}\u0002`}`,
      ),
    )
    .orderBy(asc(listedItem.entryId))
    .limit(1);
  return oldest && (await listedRows(db, { ...list, entry: oldest.entry, limit: 1 }))[0];
}

export async function listedFacets(db: Db, list: Pick<Listing, 'type' | 'locale'>) {
  const counted = await db
    .select({ facet: listedItem.facet, count: count() })
    .from(listedItem)
    .where(ofList(list))
    .groupBy(listedItem.facet);
  return Promise.all(
    counted.map(async (group) => ({
      ...group,
      first: await firstListed(db, { ...list, facets: [group.facet] }),
    })),
  );
}

/** Languages in which it is among the first of its list, or of its part of it. */
export async function latestIn(db: Db, entryId: string): Promise<Locale[]> {
  const rows = await rowsOf<{ locale: Locale }>(
    db,
    sql`select l.locale from listed_item l where l.entry_id = ${entryId} and (
      select count(*) from (
        select from listed_item other
        where other.type = l.type and other.locale = l.locale and other.facet = l.facet
          and (other.position, other.entry_id) < (l.position, l.entry_id)
        limit ${limits.latestItems}
      ) earlier) < ${limits.latestItems}`,
  );
  return rows.map(({ locale }) => locale);
}
