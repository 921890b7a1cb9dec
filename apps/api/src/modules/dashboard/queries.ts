import type { Locale } from '@fundfront/content-model';
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import {
  audit,
  entry,
  entryContent,
  liveEntry,
  livePath,
  navPrice,
  outbox,
  subscriber,
} from '../../db/schema/index.ts';
import type { Topic } from '../outbox/queries.ts';

const count = sql<number>`count(*)::int`;

const ofActions = (prefixes: readonly string[]) => or(...prefixes.map((prefix) => like(audit.action, `${prefix}.%`)));

/** Undefined: every type. */
type Types = readonly string[] | undefined;

export function latestActivity(
  db: Db,
  { prefixes, types, limit }: { prefixes: readonly string[]; types: Types; limit: number },
) {
  const base = alias(entryContent, 'base_content');
  return db
    .select({
      id: audit.id,
      at: audit.at,
      who: audit.who,
      action: audit.action,
      type: audit.type,
      entryId: audit.entryId,
      locale: audit.locale,
      title: sql<string | null>`coalesce(${entryContent.title}, ${base.title})`,
    })
    .from(audit)
    .leftJoin(entry, eq(entry.id, audit.entryId))
    .leftJoin(
      entryContent,
      and(eq(entryContent.entryId, entry.id), sql`${entryContent.locale}::text = ${audit.locale}`),
    )
    .leftJoin(base, and(eq(base.entryId, entry.id), eq(base.locale, entry.baseLocale)))
    .where(and(ofActions(prefixes), types && or(isNull(audit.type), inArray(audit.type, [...types]))))
    .orderBy(desc(audit.position))
    .limit(limit);
}

export function findEntries(db: Db, { search, types, limit }: { search: string; types: Types; limit: number }) {
  const terms = search.split(' ');
  const folded = entryContent.searchText;
  return db
    .select({
      id: entry.id,
      type: entry.type,
      locale: entryContent.locale,
      title: entryContent.title,
      path: livePath.path,
    })
    .from(entryContent)
    .innerJoin(entry, and(eq(entry.id, entryContent.entryId), isNull(entry.trashedAt)))
    .leftJoin(
      livePath,
      and(eq(livePath.entryId, entry.id), eq(livePath.locale, entryContent.locale), eq(livePath.role, 'canonical')),
    )
    .where(and(types && inArray(entry.type, [...types]), ...terms.map((term) => like(folded, `%${term}%`))))
    .orderBy(
      desc(sql`${folded} like ${`${search}%`}`),
      desc(sql`word_similarity(${search}, ${folded})`),
      sql`length(${entryContent.title})`,
      entry.id,
      entryContent.locale,
    )
    .limit(limit);
}

async function countRows(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count })
    .from(entryContent)
    .innerJoin(entry, and(eq(entry.id, entryContent.entryId), isNull(entry.trashedAt)))
    .where(where);
  return row?.count ?? 0;
}

async function countEntries(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count })
    .from(entry)
    .where(and(where, isNull(entry.trashedAt)));
  return row?.count ?? 0;
}

/** Never published, or saved since; what was taken off the site does not wait. */
export function countDrafts(db: Db): Promise<number> {
  const neverShown = and(isNull(entryContent.liveVersion), isNull(entryContent.publishedAt));
  return countRows(db, or(neverShown, sql`${entryContent.liveVersion} <> ${entryContent.version}`));
}

export async function countOutdated(db: Db, locale: Locale): Promise<number> {
  const [row] = await db
    .select({ count })
    .from(liveEntry)
    .where(
      and(
        eq(liveEntry.locale, locale),
        sql`${liveEntry.baseLocale} <> ${locale}`,
        sql`(select original.text_changed_at from ${entryContent} original where original.entry_id = ${liveEntry}.id
          and original.locale = ${liveEntry}.base_locale and original.live_version is not null)
          > ${liveEntry}.published_at`,
      ),
    );
  return row?.count ?? 0;
}

export function countOfType(db: Db, type: string, only?: 'samples'): Promise<number> {
  return countEntries(db, and(eq(entry.type, type), only && eq(entry.sample, true)));
}

export async function latestValidityDate(db: Db): Promise<string | null> {
  const [row] = await db.select({ date: sql<string | null>`max(${navPrice.validityDate})::text` }).from(navPrice);
  return row?.date ?? null;
}

export function countUndelivered(db: Db, topic: Topic): Promise<number> {
  return db.$count(
    outbox,
    and(eq(outbox.topic, topic), isNull(outbox.deliveredAt), isNull(outbox.failedAt), gt(outbox.attempts, 0)),
  );
}

export async function countSubscribers(db: Db, since: Date): Promise<{ confirmed: number; since: number }> {
  const isConfirmed = eq(subscriber.state, 'confirmed');
  return {
    confirmed: await db.$count(subscriber, isConfirmed),
    since: await db.$count(subscriber, and(isConfirmed, gte(subscriber.confirmedAt, since))),
  };
}

export function countFailedMails(db: Db): Promise<number> {
  return db.$count(outbox, and(eq(outbox.topic, 'mail'), isNotNull(outbox.failedAt)));
}

export async function databaseVersion(db: Db): Promise<string> {
  const [row] = await db
    .select({ version: sql<string>`current_setting('server_version')` })
    .from(sql`(select 1) as one`);
  return `PostgreSQL ${row?.version ?? ''}`.trim();
}
