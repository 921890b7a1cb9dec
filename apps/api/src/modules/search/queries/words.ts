import type { Locale } from '@fundfront/content-model';
import { aliasedTable, and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { searchSynonym, searchWord } from '../../../db/schema/index.ts';

export async function insertTerms(db: Db, locale: Locale, terms: readonly string[]): Promise<void> {
  if (terms.length === 0) return;
  await db.execute(
    sql`insert into ${searchWord} (locale, word)
      select ${locale}::locale, word from unnest(string_to_array(${terms.join(' ')}, ' ')) as word on conflict do nothing`,
  );
}

export function similarTerms(db: Db, term: string, locale: Locale | undefined, limit: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    // The usual 0.3 misses a word of six letters with two of them swapped.
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`);
    const rows = await tx
      .select({ term: searchWord.word })
      .from(searchWord)
      .where(and(sql`${searchWord.word} % ${term}`, locale && eq(searchWord.locale, locale)))
      .orderBy(desc(sql`similarity(${searchWord.word}, ${term})`), searchWord.word)
      .limit(limit);
    return rows.map((row) => row.term);
  });
}

export async function replaceSynonyms(
  db: Db,
  { entryId, locale }: { entryId: string; locale: Locale },
  synonyms: readonly { phrase: string; stem: string }[],
): Promise<void> {
  await deleteSynonyms(db, entryId, locale);
  if (synonyms.length > 0)
    await db.insert(searchSynonym).values(synonyms.map((each) => ({ entryId, locale, ...each })));
}

export async function deleteSynonyms(db: Db, entryId: string, locale?: Locale): Promise<void> {
  const ofEntry = eq(searchSynonym.entryId, entryId);
  await db.delete(searchSynonym).where(locale ? and(ofEntry, eq(searchSynonym.locale, locale)) : ofEntry);
}

const other = aliasedTable(searchSynonym, 'other');

export async function synonymsOf(db: Db, stems: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (stems.length === 0) return new Map();
  const rows = await db
    .selectDistinct({ stem: searchSynonym.stem, phrase: other.phrase })
    .from(searchSynonym)
    .innerJoin(other, and(eq(other.entryId, searchSynonym.entryId), eq(other.locale, searchSynonym.locale)))
    .where(inArray(searchSynonym.stem, [...stems]))
    .orderBy(searchSynonym.stem, other.phrase);
  const synonyms = Map.groupBy(rows, ({ stem }) => stem);
  return new Map([...synonyms].map(([stem, found]) => [stem, found.map(({ phrase }) => phrase)]));
}
