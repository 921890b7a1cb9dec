import type { calls, ParsedQuery, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { facetsOf } from './listing.ts';
import { withReferences } from './references.ts';

/** In the order of the facet's choices; empty ones are left out. */
export async function getItemGroups({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: ParsedQuery<typeof calls.getItemGroups>;
}): Promise<ResponseOf<typeof calls.getItemGroups>> {
  const groups = await facetsOf(ctx, query);
  const firsts = await withReferences(ctx, { ...query, items: groups.map(({ first }) => first) });
  return firsts.map((first, index) => ({ facet: groups[index]?.facet ?? '', count: groups[index]?.count ?? 0, first }));
}
