import { limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { WebhookResponse } from '../../ports/webhooks.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { notify } from '../notifications/notify.ts';
import {
  changeDelivery,
  claimDelivery,
  type DeliveryRow,
  giveUpWaiting,
  overdueDeliveries,
} from './queries/deliveries.ts';
import { changeWebhook, lockWebhook, type WebhookRow, webhookById } from './queries/webhooks.ts';
import { turnedOff } from './saveWebhook.ts';
import { openSecret, signedHeaders } from './secret.ts';

export const testEvent = 'webhook.test';

/** Longer than an attempt takes. */
const leaseMs = 30_000;
const overdueMs = 60_000;
const swept = 20;

interface Outcome {
  response: WebhookResponse | null;
  /** Null where the receiver took it. */
  error: string | null;
  durationMs: number;
}

function pauseAfter(attempts: number): number {
  return limits.webhookRetryMs * 4 ** (attempts - 1);
}

async function send(ctx: Ctx, webhook: WebhookRow, delivery: DeliveryRow): Promise<Outcome> {
  const started = performance.now();
  const passed = () => Math.round(performance.now() - started);
  const secret = openSecret(ctx, webhook);
  if (secret === undefined) {
    return { response: null, error: 'Its signing secret does not open any more: make a new one', durationMs: 0 };
  }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Fundfront-Webhooks',
    ...signedHeaders(secret, delivery, ctx.ports.clock.now()),
  };
  try {
    const response = await ctx.ports.webhooks.send({ url: webhook.url, headers, body: delivery.body });
    const isTaken = response.status >= 200 && response.status < 300;
    return { response, error: isTaken ? null : `It answered ${response.status}`, durationMs: passed() };
  } catch (error) {
    return { response: null, error: error instanceof Error ? error.message : String(error), durationMs: passed() };
  }
}

async function turnOff(tx: Ctx, { id, name }: WebhookRow): Promise<void> {
  await changeWebhook(tx.db, id, { enabled: false, offBecause: 'failing' });
  await giveUpWaiting(tx.db, id, turnedOff);
  await writeAudit(tx, { action: 'webhook.turn-off', detail: { webhook: id, name } });
  await notify(
    tx,
    { permission: 'integrations.manage' },
    {
      kind: 'webhook-off',
      title: `“${name}” failed again and again`,
      note: 'Nothing more is sent there until somebody turns it on again.',
      path: `/admin/webhooks/${id}`,
      subjectId: id,
    },
  );
}

async function noteSuccess(tx: Ctx, webhook: WebhookRow, delivery: DeliveryRow): Promise<void> {
  await changeDelivery(tx.db, delivery.id, { state: 'delivered', nextAttemptAt: null });
  if (webhook.failingSince || webhook.lost > 0) await changeWebhook(tx.db, webhook.id, { failingSince: null, lost: 0 });
}

async function noteFailure(tx: Ctx, webhook: WebhookRow, delivery: DeliveryRow): Promise<void> {
  const now = tx.ports.clock.now();
  const isTest = delivery.event === testEvent;
  const isLast = delivery.attempts >= limits.webhookAttempts;
  if (isLast || isTest || !webhook.enabled) {
    await changeDelivery(tx.db, delivery.id, { state: 'failed', nextAttemptAt: null });
  } else {
    const at = new Date(now.getTime() + pauseAfter(delivery.attempts));
    await changeDelivery(tx.db, delivery.id, { state: 'waiting', nextAttemptAt: at });
    await tx.ports.jobs.schedule(tx.db, { name: 'webhook', id: delivery.id, at });
  }
  if (isTest || !webhook.enabled) return;
  const failingSince = webhook.failingSince ?? now;
  const lost = webhook.lost + (isLast ? 1 : 0);
  await changeWebhook(tx.db, webhook.id, { failingSince, lost });
  const failedMs = now.getTime() - failingSince.getTime();
  if (lost >= limits.webhookLostDeliveries || failedMs >= limits.webhookFailingDays * dayMs) await turnOff(tx, webhook);
}

async function record(ctx: Ctx, delivery: DeliveryRow, { response, error, durationMs }: Outcome): Promise<void> {
  // Whoever asked for it: what becomes of a delivery is the product's own doing.
  const as: Ctx = { ...ctx, actor: { kind: 'system', name: 'system' } };
  await inTransaction(as, async (tx) => {
    const webhook = await lockWebhook(tx.db, delivery.webhookId);
    if (!webhook) return;
    await changeDelivery(tx.db, delivery.id, {
      durationMs,
      error,
      responseStatus: response?.status ?? null,
      responseBody: response?.body ?? null,
    });
    if (error === null) await noteSuccess(tx, webhook, delivery);
    else await noteFailure(tx, webhook, delivery);
  });
}

/**
 * Once at least: where the process dies before it could note the response, it is sent again, under the same identity.
 * Does nothing where the delivery is not due.
 */
export async function attemptDelivery(ctx: Ctx, id: string): Promise<void> {
  const now = ctx.ports.clock.now();
  const delivery = await claimDelivery(ctx.db, id, now, new Date(now.getTime() + leaseMs));
  const webhook = delivery && (await webhookById(ctx.db, delivery.webhookId));
  if (!delivery || !webhook) return;
  if (!webhook.enabled && delivery.event !== testEvent) {
    await changeDelivery(ctx.db, id, { state: 'failed', nextAttemptAt: null, error: turnedOff });
    return;
  }
  await record(ctx, delivery, await send(ctx, webhook, delivery));
}

/** What a process that died, or a job that was lost, left behind. */
export async function attemptOverdueDeliveries(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.ports.clock.now().getTime() - overdueMs);
  for (const id of await overdueDeliveries(ctx.db, before, swept)) await attemptDelivery(ctx, id);
}
