import { defaultLocale, limits } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { liveData } from '../live/liveData.ts';
import { liveOfKeys } from '../live/queries.ts';

/** As the published settings say. */
export async function retentionMonths(ctx: Ctx): Promise<number> {
  const [row] = await liveOfKeys(ctx.db, defaultLocale, ['settings']);
  const months = row && liveData(row).leadRetentionMonths;
  return typeof months === 'number' && months >= 1 ? months : limits.leadRetentionMonths;
}

export function addMonths(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved;
}
