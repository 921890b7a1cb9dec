import { type Locale, publicPath } from '@fundfront/content-model';
import { type calls, type ResponseOf, searchKinds } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { textOf } from '../live/values.ts';
import { type Hit, pagesOfTemplate } from './queries.ts';
import { isListedKind, listedKinds, listingPageOf } from './searchable.ts';

type Result = ResponseOf<typeof calls.searchPages>[number];

const listingKey = (kind: string, locale: Locale, value: string | null) => `${kind}.${locale}.${value}`;

async function listingPathsFor(ctx: Ctx, hits: readonly Hit[]): Promise<Map<string, string>> {
  const listingPaths = new Map<string, string>();
  for (const kind of listedKinds.filter((each) => hits.some(({ type }) => type === each))) {
    const { template, key } = listingPageOf(kind);
    for (const { locale, path, value } of await pagesOfTemplate(ctx.db, template, key)) {
      const at = listingKey(kind, locale, value);
      if (!listingPaths.has(at)) listingPaths.set(at, publicPath(locale, path));
    }
  }
  return listingPaths;
}

function pathOf(
  { type, locale, slug, path, shared }: Hit,
  listingPaths: ReadonlyMap<string, string>,
): string | undefined {
  if (path !== null) return publicPath(locale, path);
  if (!isListedKind(type)) return undefined;
  const listingPath = listingPaths.get(listingKey(type, locale, textOf(shared ?? {}, listingPageOf(type).key)));
  return listingPath === undefined ? undefined : `${listingPath}#${slug}`;
}

export async function toSearchResults(ctx: Ctx, hits: readonly Hit[]): Promise<Result[]> {
  const listingPaths = await listingPathsFor(ctx, hits);
  return hits.flatMap((hit) => {
    const kind = searchKinds.find((each) => each === hit.type);
    const path = pathOf(hit, listingPaths);
    if (kind === undefined || path === undefined) return [];
    return [{ slug: hit.slug, title: hit.title, path, summary: hit.summary, kind }];
  });
}
