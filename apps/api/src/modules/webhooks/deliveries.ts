import { limits } from '@fundfront/content-model';
import type { calls, DeliveryDetail, ParsedParams, ParsedQuery, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { readCursor, writeCursor } from '../content/cursor.ts';
import { attemptDelivery, testEvent } from './attemptDelivery.ts';
import { changeDelivery, deliveryOf, deliveryPage, insertDelivery, pruneDeliveries } from './queries/deliveries.ts';
import { lockWebhook, type WebhookRow, webhookById } from './queries/webhooks.ts';
import { bodyOf } from './raiseEvent.ts';
import { toDelivery, toDeliveryDetail } from './serializers.ts';

type OneDelivery = ParsedParams<typeof calls.getDelivery>;

const order = 'deliveries';

async function existing(found: Promise<WebhookRow | undefined>): Promise<WebhookRow> {
  const row = await found;
  if (!row) throw new AppError('NOT_FOUND', 'Somebody else removed this webhook meanwhile.');
  return row;
}

async function detailOf(ctx: Ctx, { id, delivery }: OneDelivery): Promise<DeliveryDetail> {
  const row = await deliveryOf(ctx.db, id, delivery);
  if (!row) throw new AppError('NOT_FOUND', 'This delivery is no longer in the log.');
  return toDeliveryDetail(row);
}

/** Throws NOT_FOUND, BAD_REQUEST. */
export async function listDeliveries({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string } & ParsedQuery<typeof calls.listDeliveries>;
}): Promise<ResponseOf<typeof calls.listDeliveries>> {
  assertCan(ctx.actor, 'integrations.manage');
  const { id: webhookId } = await existing(webhookById(ctx.db, input.id));
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor, order);
  const limit = limits.pageSize;
  const rows = await deliveryPage(ctx.db, { webhookId, state: input.state, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const nextCursor = last ? writeCursor({ order, key: last.createdAt.toISOString(), id: last.id }) : null;
  return { deliveries: shown.map(toDelivery), nextCursor };
}

/** Throws NOT_FOUND. */
export async function getDelivery({ ctx, input }: { ctx: Ctx; input: OneDelivery }): Promise<DeliveryDetail> {
  assertCan(ctx.actor, 'integrations.manage');
  return detailOf(ctx, input);
}

/** Whatever became of it before. Throws NOT_FOUND, IN_USE while the webhook is off. */
export async function retryDelivery({ ctx, input }: { ctx: Ctx; input: OneDelivery }): Promise<DeliveryDetail> {
  assertCan(ctx.actor, 'integrations.manage');
  await inTransaction(ctx, async (tx) => {
    const { id, name, enabled } = await existing(lockWebhook(tx.db, input.id));
    const { event } = await detailOf(tx, input);
    if (!enabled && event !== testEvent) {
      throw new AppError('IN_USE', 'The webhook is off. Turn it on first.');
    }
    await changeDelivery(tx.db, input.delivery, { state: 'waiting', nextAttemptAt: tx.ports.clock.now() });
    const detail = { webhook: id, name, delivery: input.delivery };
    await writeAudit(tx, { action: 'webhook.retry', detail });
  });
  await attemptDelivery(ctx, input.delivery);
  return detailOf(ctx, input);
}

/** Also where the webhook is off: it shows whether it would arrive. Throws NOT_FOUND. */
export async function testWebhook({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<DeliveryDetail> {
  assertCan(ctx.actor, 'integrations.manage');
  const delivery = await inTransaction(ctx, async (tx) => {
    const { id, name } = await existing(lockWebhook(tx.db, input.id));
    const now = tx.ports.clock.now();
    const body = bodyOf(testEvent, now, { webhook: name });
    await writeAudit(tx, { action: 'webhook.test', detail: { webhook: id, name } });
    return insertDelivery(tx.db, { webhookId: id, event: testEvent, body, createdAt: now, nextAttemptAt: now });
  });
  await attemptDelivery(ctx, delivery);
  return detailOf(ctx, { id: input.id, delivery });
}

export async function purgeDeliveries(ctx: Ctx): Promise<void> {
  await pruneDeliveries(ctx.db, limits.webhookDeliveriesKept);
}
