import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { media } from '../../db/schema/index.ts';

export async function insertMedia(db: Db, values: typeof media.$inferInsert): Promise<boolean> {
  const rows = await db.insert(media).values(values).onConflictDoNothing({ target: media.name }).returning();
  return rows.length > 0;
}

export async function originalNameOf(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select({ originalName: media.originalName }).from(media).where(eq(media.name, name));
  return row?.originalName;
}
