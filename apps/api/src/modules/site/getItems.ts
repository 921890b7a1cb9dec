import type { calls, ParsedQuery, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { listedItems } from './listing.ts';
import { withReferences } from './references.ts';

/** In the type's own order; what lacks a translation comes in English. VALIDATION for a facet that the type lacks. */
export async function getItems({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: ParsedQuery<typeof calls.getItems>;
}): Promise<ResponseOf<typeof calls.getItems>> {
  const { items, nextCursor } = await listedItems(ctx, query);
  return { items: await withReferences(ctx, { ...query, items }), nextCursor };
}
