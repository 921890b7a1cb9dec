import type { Locale } from '@fundfront/content-model';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { liveEntry } from '../../db/schema/index.ts';

interface Page {
  type: string;
  locale: Locale;
  after: string | undefined;
  limit: number;
}

const shownOf = (type: string, locale: Locale) =>
  and(eq(liveEntry.type, type), eq(liveEntry.locale, locale), eq(liveEntry.isActive, true));

/** By id, which never changes: whoever pages through meets each entry once, whatever is published meanwhile. */
export function livePage(db: Db, { type, locale, after, limit }: Page) {
  return db
    .select()
    .from(liveEntry)
    .where(and(shownOf(type, locale), after === undefined ? undefined : gt(liveEntry.id, after)))
    .orderBy(asc(liveEntry.id))
    .limit(limit);
}

export async function oneLive(db: Db, type: string, locale: Locale, id: string) {
  const [found] = await db
    .select()
    .from(liveEntry)
    .where(and(shownOf(type, locale), eq(liveEntry.id, id)));
  return found;
}
