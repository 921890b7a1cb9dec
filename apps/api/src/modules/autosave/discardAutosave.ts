import { type ContentTypeName, type Locale, limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertPerson } from '../../guards.ts';
import { assertCanEdit } from '../content/guard.ts';
import { deleteAutosave, deleteAutosavesBefore, hasAutosave } from './queries.ts';
import { newerText } from './saveAutosave.ts';

/** Also where there is nothing to forget. Throws VERSION_CONFLICT where the text is newer than what the sender knows. */
export async function discardAutosave({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName; id: string; locale: Locale; over: string[] };
}): Promise<ResponseOf<typeof calls.discardAutosave>> {
  assertCanEdit(ctx.actor, input.type, [input.locale]);
  const { userId } = assertPerson(ctx.actor);
  const key = { userId, id: input.id, locale: input.locale };
  await deleteAutosave(ctx.db, key, input.over);
  if (await hasAutosave(ctx.db, key)) throw newerText();
  return { ok: true };
}

/**
 * In the transaction that saves the text as a version. The product itself types nothing.
 * @param revisions what the version holds; what another tab typed since stays unsaved
 */
export async function endAutosave(
  tx: Ctx,
  { id, locale, revisions }: { id: string; locale: Locale; revisions: readonly string[] },
): Promise<void> {
  if (tx.actor.kind === 'user') await deleteAutosave(tx.db, { userId: tx.actor.userId, id, locale }, revisions);
}

export async function purgeAutosaves(ctx: Ctx): Promise<void> {
  await deleteAutosavesBefore(ctx.db, new Date(ctx.ports.clock.now().getTime() - limits.autosaveDays * dayMs));
}
