import { defaultLocale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { liveOfKeys } from '../live/queries.ts';

/** Whether the published settings let staff ask for accounts; without settings, no. */
export async function registrationOpen(ctx: Ctx): Promise<boolean> {
  const [row] = await liveOfKeys(ctx.db, defaultLocale, ['settings']);
  return row?.base.registration === true;
}
