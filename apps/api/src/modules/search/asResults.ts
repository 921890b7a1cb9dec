import { type Locale, publicPath } from '@fundfront/content-model';
import { type AnswerOf, type calls, searchKinds } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { textOf } from '../live/values.ts';
import { isListedKind, listedKinds, placeOf } from './findable.ts';
import { type Hit, pagesOfTemplate } from './queries.ts';

type Result = AnswerOf<typeof calls.searchPages>[number];

const placeKey = (kind: string, locale: Locale, value: string | null) => `${kind}.${locale}.${value}`;

/** Addresses of the pages that list what was found, by kind, language and facet. Asked for only where a hit needs one. */
async function placesFor(ctx: Ctx, hits: readonly Hit[]): Promise<Map<string, string>> {
  const places = new Map<string, string>();
  for (const kind of listedKinds.filter((each) => hits.some(({ type }) => type === each))) {
    const { template, key } = placeOf(kind);
    for (const { locale, address, value } of await pagesOfTemplate(ctx.db, template, key)) {
      const at = placeKey(kind, locale, value);
      if (!places.has(at)) places.set(at, publicPath(locale, address));
    }
  }
  return places;
}

function pathOf({ type, locale, slug, address, shared }: Hit, places: ReadonlyMap<string, string>): string | undefined {
  if (address !== null) return publicPath(locale, address);
  if (!isListedKind(type)) return undefined;
  const place = places.get(placeKey(type, locale, textOf(shared ?? {}, placeOf(type).key)));
  return place === undefined ? undefined : `${place}#${slug}`;
}

/** Hits as the list of results needs them; what no page shows in its language is left out. */
export async function asResults(ctx: Ctx, hits: readonly Hit[]): Promise<Result[]> {
  const places = await placesFor(ctx, hits);
  return hits.flatMap((hit) => {
    const kind = searchKinds.find((each) => each === hit.type);
    const path = pathOf(hit, places);
    if (kind === undefined || path === undefined) return [];
    return [{ slug: hit.slug, title: hit.title, path, summary: hit.summary, kind }];
  });
}
