import { limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import { deleteOld } from './queries.ts';

export async function cleanUpNotifications(ctx: Ctx): Promise<void> {
  await deleteOld(ctx.db, new Date(ctx.ports.clock.now().getTime() - limits.notificationDays * dayMs));
}
