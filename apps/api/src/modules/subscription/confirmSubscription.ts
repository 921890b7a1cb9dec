import { formMessages, type Locale } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { limitFormRate } from '../forms/limitFormRate.ts';
import { verifyLink } from './linkToken.ts';
import { enqueueNoticeMail } from './mails.ts';
import { lockSubscriberById, type SubscriberRow, updateSubscriber } from './queries.ts';

export function expiredLink(lang: Locale): AppError {
  return new AppError('NOT_FOUND', formMessages[lang]['link.old']);
}

async function confirm(ctx: Ctx, row: SubscriberRow): Promise<void> {
  const now = ctx.ports.clock.now();
  const isFirst = row.state !== 'confirmed';
  const { name, city, phone, locale, wants } = { ...row, ...row.change };
  const searchText = fold(`${name} ${row.email}`);
  const own = { name, city, phone, locale, wants, searchText };
  const confirmedAt = isFirst ? now : row.confirmedAt;
  await updateSubscriber(ctx.db, row.id, {
    ...own,
    state: 'confirmed',
    change: null,
    confirmedAt,
    changedAt: now,
    endedAt: null,
    // The link of a mail was followed: it arrives again.
    refusedRuns: 0,
    setAsideAt: null,
  });
  await writeAudit(ctx, { action: 'subscription.confirm', type: 'subscribe', entryId: row.id });
  if (isFirst) await enqueueNoticeMail(ctx, { id: row.id, email: row.email, lang: locale, name, wants }, 'welcome');
}

/**
 * Twice is as good as once. NOT_FOUND for a link that was never issued, is too old, or was followed by another request
 * or by the end of the subscription.
 */
export async function confirmSubscription({
  ctx,
  input: { token, lang },
}: {
  ctx: Ctx;
  input: { token: string; lang: Locale };
}): Promise<void> {
  limitFormRate(ctx, 'tracking', lang);
  const link = verifyLink(ctx, token);
  const isGood = link?.purpose === 'confirm' && link.expiresAt > ctx.ports.clock.now().getTime();
  if (!isGood) throw expiredLink(lang);
  await inTransaction(ctx, async (tx) => {
    const row = await lockSubscriberById(tx.db, link.subscriberId);
    if (!row || row.requestId !== link.requestId) throw expiredLink(lang);
    if (row.state !== 'confirmed' || row.change) await confirm(tx, row);
  });
}
