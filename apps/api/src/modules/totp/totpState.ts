import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertPerson } from '../../guards.ts';
import { countRecoveryCodes, totpOf } from './queries.ts';

export async function totpState({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.totpState>> {
  const { userId } = assertPerson(ctx.actor);
  const row = await totpOf(ctx.db, userId);
  return { on: Boolean(row?.confirmedAt), recoveryCodes: await countRecoveryCodes(ctx.db, userId) };
}
