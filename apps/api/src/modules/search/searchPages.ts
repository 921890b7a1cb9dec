import { type Locale, limits, publicPath } from '@fundfront/content-model';
import type { AnswerOf, calls } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { fold } from './fold.ts';
import { findExact, findSimilar, type Hit } from './queries.ts';
import { searchRate } from './searchRate.ts';

type Found = AnswerOf<typeof calls.searchPages>;

/** Fewer exact matches than this and near ones join them: a typing error may have hidden the rest. */
const enough = 3;

function asWire({ slug, title, locale, address, summary, type }: Hit): Found[number] {
  return { slug, title, path: publicPath(locale, address), summary, kind: type };
}

/**
 * Live pages that match, best first: titles above bodies, exact above near. Nothing for a search without letters or
 * digits. RATE_LIMITED when one network asks far more often than people type.
 */
export async function searchPages({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { search: string; lang?: Locale | undefined };
}): Promise<Found> {
  searchRate(ctx);
  const search = fold(input.search);
  if (search === '') return [];
  const exact = await findExact(ctx.db, search, input.lang, limits.searchResults);
  if (exact.length >= enough || search.length < 3) return exact.map(asWire);
  const similar = await findSimilar(ctx.db, search, input.lang, limits.searchResults);
  const known = new Set(exact.map(({ id, locale }) => `${id}.${locale}`));
  const more = similar.filter(({ id, locale }) => !known.has(`${id}.${locale}`));
  return [...exact, ...more].slice(0, limits.searchResults).map(asWire);
}
