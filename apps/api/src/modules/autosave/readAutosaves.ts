import { type ContentTypeName, limits, locales } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan, assertCanRead, assertPerson } from '../../guards.ts';
import { autosavesOf, autosavesOfPerson } from './queries.ts';

/** Always of the one who asks: nobody reads what another has not saved. */
export async function getAutosaves({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName; id: string };
}): Promise<ResponseOf<typeof calls.getAutosaves>> {
  assertCanRead(ctx.actor, input.type);
  const rows = await autosavesOf(ctx.db, assertPerson(ctx.actor).userId, input.id);
  const autosaves = rows
    .filter(({ type }) => type === input.type)
    .map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }));
  return { autosaves };
}

export async function listAutosaves({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.listAutosaves>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const rows = await autosavesOfPerson(
    ctx.db,
    assertPerson(ctx.actor).userId,
    (limits.autosavesPerPerson + 1) * locales.length,
  );
  const autosaves = rows.map(({ entryId, updatedAt, ...row }) => ({
    ...row,
    isNew: entryId === null,
    updatedAt: updatedAt.toISOString(),
  }));
  return { autosaves };
}
