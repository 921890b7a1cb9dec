import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { entry, entryContent } from '../../db/schema/index.ts';

/** As `listParity` says it; `level` is what is left to compare by its words. */
export function parityFacts(db: Db, type: string) {
  const base = alias(entryContent, 'base');
  const other = alias(entryContent, 'other');
  return db
    .select({
      id: entry.id,
      baseVersion: base.version,
      otherVersion: other.version,
      state: sql<'missing' | 'behind' | 'level'>`case
        when ${other.entryId} is null or (${other.liveVersion} is null and ${base.liveVersion} is not null) then 'missing'
        when ${base.liveVersion} is not null and ${other.liveVersion} is not null
          and ${base.textChangedAt} > ${other.publishedAt} then 'behind'
        else 'level' end`,
    })
    .from(entry)
    .innerJoin(base, and(eq(base.entryId, entry.id), eq(base.locale, entry.baseLocale)))
    .leftJoin(other, and(eq(other.entryId, entry.id), ne(other.locale, entry.baseLocale)))
    .where(and(eq(entry.type, type), isNull(entry.trashedAt)));
}
