import { type Locale, publicPath } from '@fundfront/content-model';
import { findFolded } from '@fundfront/content-model/fold';
import { type calls, type ResponseOf, searchKinds } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { type Found, type LiveHit, liveHitsOf, pagesThatList } from './queries/find.ts';
import { isListedKind, listOf } from './searchable.ts';

type Result = ResponseOf<typeof calls.searchPages>[number];

const listOfHit = ({ type, shared }: LiveHit): string | null =>
  isListedKind(type) ? listOf(type, shared ?? {}) : null;

async function listingPathsFor(
  ctx: Ctx,
  hits: readonly LiveHit[],
): Promise<(locale: Locale, list: string) => string | undefined> {
  const lists = [...new Set(hits.flatMap((hit) => listOfHit(hit) ?? []))];
  const pages = lists.length === 0 ? [] : await pagesThatList(ctx.db, lists);
  return (locale, list) => {
    const page = pages.find((each) => each.locale === locale && each.lists === list);
    return page && publicPath(locale, page.path);
  };
}

function pathOf(hit: LiveHit, anchor: string, listingPath: (locale: Locale, list: string) => string | undefined) {
  if (hit.path !== null) return `${publicPath(hit.locale, hit.path)}${anchor === '' ? '' : `#${anchor}`}`;
  const list = listOfHit(hit);
  const path = list === null ? undefined : listingPath(hit.locale, list);
  return path === undefined ? undefined : `${path}#${hit.slug}`;
}

/** Inactive pages, and what no page lists, are left out. @param forms all that a word may begin with to count as found */
export async function toSearchResults(
  ctx: Ctx,
  documents: readonly Found[],
  forms: readonly string[],
): Promise<Result[]> {
  const key = (id: string, locale: Locale) => `${id}.${locale}`;
  const hits = new Map((await liveHitsOf(ctx.db, documents)).map((hit) => [key(hit.id, hit.locale), hit]));
  const listingPath = await listingPathsFor(ctx, [...hits.values()]);
  return documents.flatMap((document) => {
    const hit = hits.get(key(document.entryId, document.locale));
    const path = hit && pathOf(hit, document.anchor, listingPath);
    const kind = document.heading === null ? searchKinds.find((each) => each === hit?.type) : 'question';
    if (hit === undefined || kind === undefined || path === undefined) return [];
    const title = document.heading ?? hit.title;
    const summary = document.heading === null ? hit.summary : document.summary;
    const text = `${title} ${summary ?? ''}`;
    const matched = forms.filter((form) => findFolded(text, [form]).length > 0);
    return [{ slug: hit.slug, title, path, summary, kind, matched }];
  });
}
