import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { media, mediaText } from '../../../db/schema/index.ts';

export type MediaRow = typeof media.$inferSelect;

export async function nextWaiting(db: Db): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(sql`${media.processedObject} is distinct from ${media.object}`)
    .orderBy(asc(media.createdAt))
    .limit(1);
  return row;
}

interface Made {
  widths: number[];
  placeholder: string | null;
  pages: number | null;
  text: string | null;
}

/** False where the content is another by now. */
export async function setProcessed(db: Db, item: MediaRow, { text, ...made }: Made): Promise<boolean> {
  const { id, object } = item;
  const changed = await db
    .update(media)
    .set({ ...made, processedObject: object })
    .where(and(eq(media.id, id), eq(media.object, object)))
    .returning({ id: media.id });
  if (changed.length === 0) return false;
  await db.delete(mediaText).where(eq(mediaText.mediaId, id));
  if (text) await db.insert(mediaText).values({ mediaId: id, text });
  return true;
}
