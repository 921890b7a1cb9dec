import { type ContentTypeName, contentType, type Locale } from '@fundfront/content-model';
import type { calls, ParsedParams, ParsedQuery, ResponseOf, SiteItem } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { readCursor, writeCursor } from '../content/cursor.ts';
import type { LiveRow } from '../live/queries.ts';
import { itemOf } from '../site/listing.ts';
import { withReferences } from '../site/references.ts';
import { livePage, oneLive } from './queries.ts';

const order = 'read';

function assertCovered({ actor }: Ctx, type: ContentTypeName): void {
  if (actor.kind === 'token' && actor.types.includes(type)) return;
  throw new AppError('FORBIDDEN', `This token does not read ${contentType(type).labels.many.toLowerCase()}.`);
}

function itemsOf(ctx: Ctx, type: ContentTypeName, locale: Locale, rows: readonly LiveRow[]): Promise<SiteItem[]> {
  return withReferences(ctx, { type, locale, items: rows.map(itemOf) });
}

/** What the public may see, of one type in one language. Throws FORBIDDEN outside of the token's types, BAD_REQUEST. */
export async function readEntries({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedParams<typeof calls.readEntries> & ParsedQuery<typeof calls.readEntries>;
}): Promise<ResponseOf<typeof calls.readEntries>> {
  const { type, locale, cursor, limit } = input;
  assertCovered(ctx, type);
  const after = cursor === undefined ? undefined : readCursor(cursor, order).id;
  const rows = await livePage(ctx.db, { type, locale, after, limit: limit + 1 });
  const entries = await itemsOf(ctx, type, locale, rows.slice(0, limit));
  const last = rows.length > limit ? entries.at(-1) : undefined;
  return { entries, nextCursor: last ? writeCursor({ order, key: type, id: last.id }) : null };
}

/** Throws FORBIDDEN outside of the token's types, NOT_FOUND for what the public cannot see in this language. */
export async function readEntry({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedParams<typeof calls.readEntry> & ParsedQuery<typeof calls.readEntry>;
}): Promise<SiteItem> {
  const { type, id, locale } = input;
  assertCovered(ctx, type);
  const row = await oneLive(ctx.db, type, locale, id);
  const [item] = row ? await itemsOf(ctx, type, locale, [row]) : [];
  if (!item) throw new AppError('NOT_FOUND', 'The public sees nothing like this in this language.');
  return item;
}
