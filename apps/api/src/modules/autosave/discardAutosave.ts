import { type ContentTypeName, type Locale, limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertPerson } from '../../guards.ts';
import { assertCanEdit } from '../content/guard.ts';
import { deleteAutosave, deleteAutosavesBefore } from './queries.ts';

/** Also where there is nothing to forget. */
export async function discardAutosave({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName; id: string; locale: Locale };
}): Promise<ResponseOf<typeof calls.discardAutosave>> {
  assertCanEdit(ctx.actor, input.type);
  const { userId } = assertPerson(ctx.actor);
  await deleteAutosave(ctx.db, { userId, id: input.id, locale: input.locale });
  return { ok: true };
}

/** In the transaction that saves the text as a version. The product itself types nothing. */
export async function endAutosave(tx: Ctx, id: string, locale: Locale): Promise<void> {
  if (tx.actor.kind === 'user') await deleteAutosave(tx.db, { userId: tx.actor.userId, id, locale });
}

export async function purgeAutosaves(ctx: Ctx): Promise<void> {
  await deleteAutosavesBefore(ctx.db, new Date(ctx.ports.clock.now().getTime() - limits.autosaveDays * dayMs));
}
