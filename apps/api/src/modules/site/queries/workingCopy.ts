import type { Locale } from '@fundfront/content-model';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { entry, entryContent } from '../../../db/schema/index.ts';

const base = alias(entryContent, 'base_content');

/** A language without a row has version 0. */
export async function workingCopy(db: Db, entryId: string, locale: Locale) {
  const [row] = await db
    .select({ entry, own: entryContent, base })
    .from(entry)
    .leftJoin(entryContent, and(eq(entryContent.entryId, entry.id), eq(entryContent.locale, locale)))
    .innerJoin(base, and(eq(base.entryId, entry.id), eq(base.locale, entry.baseLocale)))
    .where(and(eq(entry.id, entryId), isNull(entry.trashedAt)));
  if (!row) return undefined;
  const none = { locale, version: 0, slug: row.base.slug, data: {}, publishedAt: null };
  return { ...row, own: row.own ?? none };
}

export type Draft = NonNullable<Awaited<ReturnType<typeof workingCopy>>>;
