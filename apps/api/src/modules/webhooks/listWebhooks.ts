import type { calls, ResponseOf, Webhook } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { webhookRows } from './queries/webhooks.ts';
import { webhookOf } from './saveWebhook.ts';
import { toWebhook } from './serializers.ts';

export async function listWebhooks({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.listWebhooks>> {
  assertCan(ctx.actor, 'integrations.manage');
  return { webhooks: (await webhookRows(ctx.db)).map(toWebhook) };
}

/** Throws NOT_FOUND. */
export async function getWebhook({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<Webhook> {
  assertCan(ctx.actor, 'integrations.manage');
  return webhookOf(ctx, input.id);
}
