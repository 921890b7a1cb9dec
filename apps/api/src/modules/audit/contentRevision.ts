import type { Db } from '../../db/client.ts';
import { lastPosition } from './queries.ts';

/**
 * Grows with every change that the public could see: whatever changes content or prices writes to the journal in the
 * same transaction.
 */
export function contentRevision(db: Db): Promise<number> {
  return lastPosition(db);
}
