import { randomUUID } from 'node:crypto';
import { formMessages, type SubscriptionKind, subscriptionKinds } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import type { formCalls, ParsedBody, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { WantedChange } from '../../db/schema/index.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { verifyCaptcha } from '../captcha/verifyCaptcha.ts';
import { limitFormRate } from '../forms/limitFormRate.ts';
import { sealPrivate, unsealPrivate } from '../forms/sealedAnswers.ts';
import { canMail } from '../mail/canMail.ts';
import { enqueueConfirmMail, enqueueNoticeMail } from './mails.ts';
import { insertSubscriber, lockSubscriberByEmail, type SubscriberRow, updateSubscriber } from './queries.ts';

type SubscriptionRequest = WantedChange & { email: string };

function requestFrom(body: ParsedBody<typeof formCalls.subscribe>): SubscriptionRequest {
  const chosen = body.subscribeFor.split(',');
  const wants: SubscriptionKind[] = subscriptionKinds.filter((kind) => chosen.includes(kind));
  return { email: body.email, name: body.name, city: body.city, phone: body.phoneNumber, locale: body.lang, wants };
}

/** Who was set aside because mails were refused confirms again. */
function isUnchanged(ctx: Ctx, row: SubscriberRow, wanted: SubscriptionRequest): boolean {
  if (row.setAsideAt) return false;
  const phone = unsealPrivate(ctx, row.id, row.phone);
  const same = (['name', 'city', 'locale'] as const).every((key) => row[key] === wanted[key]);
  return same && phone === wanted.phone && row.wants.join() === wanted.wants.join();
}

function sealedChange(ctx: Ctx, id: string, { name, city, phone, locale, wants }: SubscriptionRequest): WantedChange {
  return { name, city, phone: sealPrivate(ctx, id, phone), locale, wants };
}

/** An address that never confirmed, or left, begins anew; a subscribed one keeps what it has until it confirms. */
async function requestAgain(
  ctx: Ctx,
  row: SubscriberRow,
  wanted: SubscriptionRequest,
  requestId: string,
): Promise<void> {
  const changedAt = ctx.ports.clock.now();
  const recipient = { id: row.id, email: row.email, lang: wanted.locale, name: wanted.name, wants: wanted.wants };
  if (row.state === 'confirmed') {
    if (isUnchanged(ctx, row, wanted)) return enqueueNoticeMail(ctx, recipient, 'unchanged');
    await updateSubscriber(ctx.db, row.id, { change: sealedChange(ctx, row.id, wanted), requestId, changedAt });
    return enqueueConfirmMail(ctx, recipient, 'change', requestId);
  }
  const searchText = fold(`${wanted.name} ${row.email}`);
  const values = { ...sealedChange(ctx, row.id, wanted), searchText, state: 'pending' as const, requestId, changedAt };
  await updateSubscriber(ctx.db, row.id, values);
  return enqueueConfirmMail(ctx, recipient, 'confirm', requestId);
}

async function saveRequest(ctx: Ctx, wanted: SubscriptionRequest): Promise<void> {
  const { email } = wanted;
  if (!(await canMail(ctx, email))) return;
  const [id, requestId, now] = [randomUUID(), randomUUID(), ctx.ports.clock.now()];
  const searchText = fold(`${wanted.name} ${email}`);
  const row = { ...sealedChange(ctx, id, wanted), id, email, searchText, requestId, createdAt: now, changedAt: now };
  const isNew = await insertSubscriber(ctx.db, { ...row, state: 'pending' });
  const known = isNew ? undefined : await lockSubscriberByEmail(ctx.db, email);
  if (known) await requestAgain(ctx, known, wanted, requestId);
  else await enqueueConfirmMail(ctx, { ...row, lang: wanted.locale }, 'confirm', requestId);
  await writeAudit(ctx, { action: 'subscription.request', type: 'subscribe', entryId: known?.id ?? id });
}

/**
 * Double opt-in by mail, for a new subscription or a change of one. The answer is the same whether the address is known
 * or not. RATE_LIMITED, CAPTCHA or UNAVAILABLE, in the visitor's language.
 */
export async function subscribe({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedBody<typeof formCalls.subscribe>;
}): Promise<ResponseOf<typeof formCalls.subscribe>> {
  limitFormRate(ctx, 'sending', input.lang);
  const consumeToken = await verifyCaptcha(ctx, input.recaptcha_token, { lang: input.lang, refusal: 'captcha.retry' });
  await inTransaction(ctx, async (tx) => {
    await consumeToken(tx);
    await saveRequest(tx, requestFrom(input));
  });
  return { ok: true, message: formMessages[input.lang]['form.subscribed'] };
}
