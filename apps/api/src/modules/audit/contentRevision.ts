import type { Db } from '../../db/client.ts';
import { lastRow } from './queries.ts';

/**
 * Grows with every change that the public could see: whatever changes content or prices writes to the journal in the
 * same transaction.
 */
export async function contentRevision(db: Db): Promise<number> {
  return (await lastRow(db))?.position ?? 0;
}
