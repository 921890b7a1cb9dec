import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { tokenRows } from './queries.ts';
import { toReadToken } from './serializer.ts';

export async function listTokens({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.listReadTokens>> {
  assertCan(ctx.actor, 'integrations.manage');
  const now = ctx.ports.clock.now();
  return { tokens: (await tokenRows(ctx.db)).map((row) => toReadToken(row, now)) };
}
