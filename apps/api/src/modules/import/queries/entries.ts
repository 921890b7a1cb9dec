import type { EntryData, Locale } from '@fundfront/content-model';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { entry, entryContent, livePath } from '../../../db/schema/index.ts';

export interface CurrentEntry {
  id: string;
  type: string;
  sample: boolean;
  locale: Locale;
  title: string;
  slug: string;
  version: number;
  liveVersion: number | null;
  data: EntryData;
}

export function currentEntries(db: Db, type: string): Promise<CurrentEntry[]> {
  return db
    .select({
      id: entry.id,
      type: entry.type,
      sample: entry.sample,
      locale: entry.baseLocale,
      title: entryContent.title,
      slug: entryContent.slug,
      version: entryContent.version,
      liveVersion: entryContent.liveVersion,
      data: entryContent.data,
    })
    .from(entry)
    .innerJoin(entryContent, and(eq(entryContent.entryId, entry.id), eq(entryContent.locale, entry.baseLocale)))
    .where(and(eq(entry.type, type), isNull(entry.trashedAt)))
    .orderBy(entry.sort, entry.id);
}

// Left over from a fund that is gone. Funds replace no other redirect, since an editor may have wished for it.
const isLeftOver = and(eq(livePath.role, 'redirect'), eq(entry.type, 'fundCategory'));

export async function usedPaths(db: Db, locale: Locale): Promise<Set<string>> {
  const rows = await db
    .select({ address: livePath.path })
    .from(livePath)
    .innerJoin(entry, eq(entry.id, livePath.entryId))
    .where(and(eq(livePath.locale, locale), sql`not (${isLeftOver})`));
  return new Set(rows.map((row) => row.address));
}

export interface UrduRow {
  entryId: string;
  version: number;
  liveVersion: number | null;
  data: EntryData;
}

export async function urduRows(db: Db, type: string): Promise<Map<string, UrduRow>> {
  const rows = await db
    .select({
      entryId: entryContent.entryId,
      version: entryContent.version,
      liveVersion: entryContent.liveVersion,
      data: entryContent.data,
    })
    .from(entryContent)
    .innerJoin(entry, eq(entry.id, entryContent.entryId))
    .where(and(eq(entry.type, type), eq(entryContent.locale, 'ur')));
  return new Map(rows.map((row) => [row.entryId, row]));
}
