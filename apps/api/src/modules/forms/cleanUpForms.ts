import { limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import { deleteConsumedTokens } from '../captcha/queries.ts';
import { deleteUnconfirmed } from '../subscription/queries.ts';
import { deleteOrphan, orphans } from './queries.ts';
import { storedName } from './uploadNames.ts';

const batch = 100;

/** The file first: as long as its row is there, removing is tried again. */
async function removeOrphans(ctx: Ctx, before: Date, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    const names = await orphans(ctx.db, before, batch);
    for (const name of names) {
      if (signal?.aborted) return;
      await ctx.ports.files.remove(storedName(name));
      await deleteOrphan(ctx.db, name, before);
    }
    if (names.length < batch) return;
  }
}

export async function cleanUpForms(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const now = ctx.ports.clock.now().getTime();
  await deleteConsumedTokens(ctx.db, new Date(now));
  await deleteUnconfirmed(ctx.db, new Date(now - limits.confirmationDays * dayMs));
  await removeOrphans(ctx, new Date(now - limits.orphanUploadMs), signal);
}
