import { type ContentTypeName, limits } from '@fundfront/content-model';
import type { SavedView } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertPerson } from '../../guards.ts';
import { removeView, upsertView, type View, viewsOf } from './queries.ts';

const shown = ({ id, name, query, createdAt }: View): SavedView => ({
  id,
  name,
  query,
  createdAt: createdAt.toISOString(),
});

export async function listViews({ ctx, type }: { ctx: Ctx; type: ContentTypeName }): Promise<SavedView[]> {
  const { userId } = assertPerson(ctx.actor);
  return (await viewsOf(ctx.db, userId, type)).map(shown);
}

/** Throws VALIDATION when there are too many already. */
export async function saveView({
  ctx,
  type,
  input,
}: {
  ctx: Ctx;
  type: ContentTypeName;
  input: { name: string; query: string };
}): Promise<SavedView> {
  const { userId } = assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const saved = await upsertView(tx.db, { userId, list: type, ...input, createdAt: tx.ports.clock.now() });
    if ((await viewsOf(tx.db, userId, type)).length > limits.savedViews) {
      const message = `At most ${limits.savedViews} views of a list are kept. Remove one first.`;
      throw new AppError('VALIDATION', message, { fields: [{ path: 'name', message }] });
    }
    return shown(saved);
  });
}

/** Throws NOT_FOUND for another person's. */
export async function deleteView({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ ok: true }> {
  const { userId } = assertPerson(ctx.actor);
  if (!(await removeView(ctx.db, userId, id))) throw new AppError('NOT_FOUND', 'This view is gone already.');
  return { ok: true };
}
