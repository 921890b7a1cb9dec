import type { Locale } from '@fundfront/content-model';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { entry, entryContent } from '../../db/schema/index.ts';

const base = alias(entryContent, 'base_content');

export async function workingCopy(db: Db, entryId: string, locale: Locale) {
  const [row] = await db
    .select({ entry, own: entryContent, base })
    .from(entry)
    .innerJoin(entryContent, and(eq(entryContent.entryId, entry.id), eq(entryContent.locale, locale)))
    .innerJoin(base, and(eq(base.entryId, entry.id), eq(base.locale, entry.baseLocale)))
    .where(and(eq(entry.id, entryId), isNull(entry.trashedAt)));
  return row;
}

export type Draft = NonNullable<Awaited<ReturnType<typeof workingCopy>>>;
