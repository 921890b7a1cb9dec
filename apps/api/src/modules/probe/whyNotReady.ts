import { limits } from '@fundfront/content-model/limits';
import type { Ctx } from '../../context.ts';
import { isDatabaseReachable } from './queries.ts';

/** A disk without room for an upload and a segment of the database's log: the next write may be the one that fails. */
async function hasRoom({ ports, log }: Ctx): Promise<boolean> {
  try {
    const free = await ports.files.freeBytes();
    return free === null || free >= limits.leastFreeBytes;
  } catch (error) {
    log.warn({ err: error }, 'the room for files could not be measured');
    return false;
  }
}

/** @returns what is missing, or null */
export async function whyNotReady(ctx: Ctx): Promise<'database unavailable' | 'disk full' | null> {
  if (!(await isDatabaseReachable(ctx.db))) return 'database unavailable';
  return (await hasRoom(ctx)) ? null : 'disk full';
}
