import type { Ctx } from '../../context.ts';
import { enqueueWholeSite } from '../../modules/outbox/enqueue.ts';
import { inTransaction } from '../inTransaction.ts';
import { seedFunds } from './seedFunds.ts';
import { seedItems } from './seedItems.ts';
import { seedMenus } from './seedMenus.ts';
import { seedNavigation } from './seedNavigation.ts';
import { seedPages } from './seedPages.ts';
import { seedSections } from './seedSections.ts';

/** Publishes everything, or nothing at all. Runs as the product itself: versions are of origin `seed`. */
export async function seedContent(ctx: Ctx): Promise<void> {
  await inTransaction({ ...ctx, actor: { kind: 'system', name: 'seed' } }, async (tx) => {
    await seedSections(tx);
    await seedMenus(tx);
    await seedNavigation(tx, await seedPages(tx));
    await seedItems(tx, await seedFunds(tx));
    await enqueueWholeSite(tx);
  });
}
