import { type ContentTypeName, type Locale, limits } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCanRead, assertPerson } from '../../guards.ts';
import { entryOf } from '../content/entryDetail.ts';
import { deletePresence, deletePresenceBefore, othersPresent, upsertPresence } from './queries.ts';

interface EntryKey {
  type: ContentTypeName;
  id: string;
}

const expiry = (ctx: Ctx) => new Date(ctx.ports.clock.now().getTime() - limits.presenceExpiryMs);

/** Throws NOT_FOUND. */
export async function notePresence({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: EntryKey & { locale: Locale; field: string | null };
}): Promise<ResponseOf<typeof calls.notePresence>> {
  assertCanRead(ctx.actor, input.type);
  const { userId } = assertPerson(ctx.actor);
  const { id: entryId } = await entryOf(ctx, input);
  const now = ctx.ports.clock.now();
  const { locale, field } = input;
  await upsertPresence(ctx.db, { entryId, userId, locale, field, since: now, seenAt: now });
  const found = await othersPresent(ctx.db, {
    entryId,
    userId,
    seenAfter: expiry(ctx),
    limit: limits.presentPeople,
  });
  const others = found.map(({ firstName, lastName, since, ...rest }) => ({
    ...rest,
    name: `${firstName} ${lastName}`.trim(),
    since: since.toISOString(),
  }));
  return { others };
}

export async function endPresence({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: EntryKey;
}): Promise<ResponseOf<typeof calls.endPresence>> {
  assertCanRead(ctx.actor, input.type);
  await deletePresence(ctx.db, input.id, assertPerson(ctx.actor).userId);
  return { ok: true };
}

export async function purgePresence(ctx: Ctx): Promise<void> {
  await deletePresenceBefore(ctx.db, expiry(ctx));
}
