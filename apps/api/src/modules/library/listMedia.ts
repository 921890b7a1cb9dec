import { limits } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import type { calls, ParsedQuery, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { readCursor, writeCursor } from '../content/cursor.ts';
import { mediaPage } from './queries/items.ts';
import { itemOf } from './serializers.ts';

export async function listMedia({
  ctx,
  input: { search = '', sort = 'newest', cursor, ...filters },
}: {
  ctx: Ctx;
  input: ParsedQuery<typeof calls.listMedia>;
}): Promise<ResponseOf<typeof calls.listMedia>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const terms = fold(search).split(' ').filter(Boolean);
  // Punctuation alone is in no searched text.
  if (search !== '' && terms.length === 0) return { items: [], next: null };
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  const found = await mediaPage(ctx.db, { ...filters, terms, sort, after, limit: limits.pageSize + 1 });
  const page = found.slice(0, limits.pageSize);
  const last = found.length > limits.pageSize ? page.at(-1) : undefined;
  const keyOf = (row: (typeof found)[number]) => (sort === 'newest' ? row.createdAt.toISOString() : row.titleKey);
  const next = last ? writeCursor({ order: sort, key: keyOf(last), id: last.id }) : null;
  return { items: page.map(itemOf), next };
}
