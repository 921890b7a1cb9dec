import { randomUUID } from 'node:crypto';
import { limits } from '@fundfront/content-model';
import type { calls, ParsedBody, ResponseOf, Webhook } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { giveUpWaiting } from './queries/deliveries.ts';
import {
  changeWebhook,
  countWebhooks,
  insertWebhook,
  listedWebhook,
  lockWebhook,
  webhookById,
} from './queries/webhooks.ts';
import { newSecret, sealSecret } from './secret.ts';
import { toWebhook } from './serializers.ts';

type Settings = ParsedBody<typeof calls.createWebhook>;
type WithSecret = ResponseOf<typeof calls.createWebhook>;

export const turnedOff = 'The webhook was turned off';

function refuse(path: string, message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path, message }] });
}

/** The log names the host alone: the rest of an address may be a secret. */
const hostOf = (url: string) => new URL(url).host;

/** A known address is looked at again with each delivery; one that leads nowhere now can still be turned off. */
async function checked(ctx: Ctx, settings: Settings, known?: string): Promise<Settings> {
  const refusal = settings.url === known ? null : await ctx.ports.webhooks.refusal(settings.url);
  if (refusal) refuse('url', refusal);
  const { name, url, events, types } = settings;
  return { name, url, events: [...new Set(events)], types: [...new Set(types)] };
}

export async function webhookOf(ctx: Ctx, id: string): Promise<Webhook> {
  const found = await listedWebhook(ctx.db, id);
  if (!found) throw new AppError('NOT_FOUND', 'Somebody else removed this webhook meanwhile.');
  return toWebhook(found);
}

/** Throws VALIDATION for an address that nothing may be sent to. */
export async function createWebhook({ ctx, input }: { ctx: Ctx; input: Settings }): Promise<WithSecret> {
  assertCan(ctx.actor, 'integrations.manage');
  const settings = await checked(ctx, input);
  const id = randomUUID();
  const secret = newSecret();
  return inTransaction(ctx, async (tx) => {
    if ((await countWebhooks(tx.db)) >= limits.webhooks) refuse('', `There are ${limits.webhooks} webhooks already`);
    await insertWebhook(tx.db, {
      ...settings,
      id,
      secret: sealSecret(tx, id, secret),
      createdAt: tx.ports.clock.now(),
      createdBy: tx.actor.kind === 'user' ? tx.actor.userId : null,
    });
    const { name, url, events, types } = settings;
    await writeAudit(tx, { action: 'webhook.create', detail: { webhook: id, name, host: hostOf(url), events, types } });
    return { webhook: await webhookOf(tx, id), secret };
  });
}

/** One that is turned on begins anew; of one that is turned off, nothing waits. Throws VALIDATION, NOT_FOUND. */
export async function updateWebhook({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedBody<typeof calls.updateWebhook> & { id: string };
}): Promise<Webhook> {
  assertCan(ctx.actor, 'integrations.manage');
  const { id, enabled } = input;
  const settings = await checked(ctx, input, (await webhookById(ctx.db, id))?.url);
  return inTransaction(ctx, async (tx) => {
    const before = await lockWebhook(tx.db, id);
    if (!before) throw new AppError('NOT_FOUND', 'Somebody else removed this webhook meanwhile.');
    const state =
      before.enabled === enabled
        ? {}
        : { enabled, offBecause: enabled ? null : ('person' as const), failingSince: null, lost: 0 };
    await changeWebhook(tx.db, id, { ...settings, ...state });
    if (!enabled) await giveUpWaiting(tx.db, id, turnedOff);
    const { name, url, events, types } = settings;
    const detail = { webhook: id, name, host: hostOf(url), events, types, enabled };
    await writeAudit(tx, { action: 'webhook.update', detail });
    return webhookOf(tx, id);
  });
}

/** What is sent from now on, also again, carries the new signature. Throws NOT_FOUND. */
export async function renewSecret({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<WithSecret> {
  assertCan(ctx.actor, 'integrations.manage');
  const { id } = input;
  const secret = newSecret();
  return inTransaction(ctx, async (tx) => {
    const renewed = await webhookOf(tx, id);
    await changeWebhook(tx.db, id, { secret: sealSecret(tx, id, secret) });
    await writeAudit(tx, { action: 'webhook.renew-secret', detail: { webhook: id, name: renewed.name } });
    return { webhook: renewed, secret };
  });
}
