import { max, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { navPrice, publication } from '../../db/schema/index.ts';

export async function lastPublicChange(db: Db): Promise<Date | null> {
  const [content] = await db
    .select({ published: max(publication.publishedAt), ended: max(publication.endedAt) })
    .from(publication);
  const latestDay = sql`(select max(${navPrice.validityDate}) from ${navPrice})`;
  const [prices] = await db
    .select({ recorded: max(navPrice.recordedAt) })
    .from(navPrice)
    .where(sql`${navPrice.validityDate} = ${latestDay}`);
  const times = [content?.published, content?.ended, prices?.recorded].flatMap((at) => (at ? [at.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.max(...times));
}
