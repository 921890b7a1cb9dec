import { type Locale, normalizePath } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertCanRead } from '../../guards.ts';
import { findLivePath } from '../paths/queries.ts';
import { findEntry } from './queries/entries.ts';
import { typeByName } from './typeOf.ts';

export async function findByPath({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { path: string; locale: Locale };
}): Promise<ResponseOf<typeof calls.findByPath>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const path = normalizePath(input.path);
  const live = path === null ? undefined : await findLivePath(ctx.db, input.locale, path);
  const entry = live && (await findEntry(ctx.db, live.entryId));
  if (!entry) throw new AppError('NOT_FOUND', 'Nothing is published at this address.');
  assertCanRead(ctx.actor, typeByName(entry.type));
  return { id: entry.id, type: entry.type, locale: input.locale };
}
