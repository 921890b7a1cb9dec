import type { Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { expiredLink } from './confirmSubscription.ts';
import { verifyLink } from './linkToken.ts';
import { lockSubscriberById, updateSubscriber } from './queries.ts';

/** The link never expires, and twice is as good as once. NOT_FOUND for one that was never issued. */
export async function endSubscription({
  ctx,
  input: { token, lang },
}: {
  ctx: Ctx;
  input: { token: string; lang: Locale };
}): Promise<void> {
  const link = verifyLink(ctx, token);
  if (link?.purpose !== 'end') throw expiredLink(lang);
  await inTransaction(ctx, async (tx) => {
    const row = await lockSubscriberById(tx.db, link.subscriberId);
    // Who never confirmed is deleted after a while, and is not subscribed: just what the link is for.
    if (!row || row.state === 'ended') return;
    const now = tx.ports.clock.now();
    const ended = { state: 'ended' as const, requestId: null, change: null, endedAt: now, changedAt: now };
    await updateSubscriber(tx.db, row.id, ended);
    await writeAudit(tx, { action: 'subscription.end', type: 'subscribe', entryId: row.id });
  });
}
