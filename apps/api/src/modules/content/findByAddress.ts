import { type Locale, normalizeAddress } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { findAddress } from '../address/queries.ts';
import { findEntry } from './queries/entries.ts';

/** Which entry the public finds at an address. Throws NOT_FOUND. */
export async function findByAddress({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { address: string; locale: Locale };
}): Promise<ResponseOf<typeof calls.findByAddress>> {
  assertCan(ctx.actor, 'content.read');
  const address = normalizeAddress(input.address);
  const live = address === null ? undefined : await findAddress(ctx.db, input.locale, address);
  const entry = live && (await findEntry(ctx.db, live.entryId));
  if (!entry) throw new AppError('NOT_FOUND', 'Nothing is published at this address.');
  return { id: entry.id, type: entry.type, locale: input.locale };
}
