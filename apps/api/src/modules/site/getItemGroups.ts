import type { calls, ParsedQuery, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { textOf } from '../live/values.ts';
import { facetField, listedItems } from './listing.ts';
import { withReferences } from './references.ts';

/** In the order of the facet's choices; empty ones are left out. */
export async function getItemGroups({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: ParsedQuery<typeof calls.getItemGroups>;
}): Promise<ResponseOf<typeof calls.getItemGroups>> {
  const { key, choices } = facetField(query.type);
  const groups = Map.groupBy(await listedItems(ctx, query), ({ data }) => textOf(data, key));
  const filled = choices.filter(({ value }) => groups.has(value));
  const items = filled.flatMap(({ value }) => groups.get(value)?.slice(0, 1) ?? []);
  const firsts = await withReferences(ctx, { ...query, items });
  return firsts.map((first, index) => {
    const facet = filled[index]?.value ?? '';
    return { facet, count: groups.get(facet)?.length ?? 0, first };
  });
}
