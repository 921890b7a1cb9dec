import { type Locale, limits, publicPath } from '@fundfront/content-model';
import { type calls, pageTypes, type ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { linksOfTypes } from '../live/queries.ts';
import { atMoment } from './atMoment.ts';
import { assertPast } from './openMoment.ts';

interface Input {
  at: string;
  locale: Locale;
  search: string;
  entry?: string | undefined;
}

/** By title; an address that is named in full comes first. */
export async function momentPages({
  ctx,
  input: { at, locale, search, entry },
}: {
  ctx: Ctx;
  input: Input;
}): Promise<ResponseOf<typeof calls.momentPages>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  await assertPast(ctx, new Date(at));
  const links = await atMoment(ctx, { at: new Date(at), knownAt: null }, ({ db }) =>
    linksOfTypes(db, locale, pageTypes),
  );
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return links
    .filter(({ id }) => entry === undefined || id === entry)
    .map(({ title, path }) => ({ title, path: publicPath(locale, path) }))
    .filter(({ title, path }) => terms.every((term) => `${title} ${path}`.toLowerCase().includes(term)))
    .sort(
      (one, other) =>
        Number(other.path === search) - Number(one.path === search) || one.title.localeCompare(other.title),
    )
    .slice(0, limits.searchResults);
}
