import type { calls, ParsedBody } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertPerson } from '../../guards.ts';
import { markRead } from './queries.ts';

/** Those of other people are left alone, whatever ids are given. */
export async function readNotifications({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedBody<typeof calls.readNotifications>;
}): Promise<{ ok: true }> {
  const { userId } = assertPerson(ctx.actor);
  await markRead(ctx.db, userId, 'ids' in input ? input.ids : 'all', ctx.ports.clock.now());
  return { ok: true };
}
