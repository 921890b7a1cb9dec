import { type Locale, limits } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { rateLimit } from '../throttle/rateLimit.ts';
import { findInBodies, findInTitles, type Hit, hitsOf, type SearchQuery, similarTerms } from './queries.ts';
import { editDistance, isLong, maxEditDistance } from './terms.ts';
import { toSearchResults } from './toSearchResults.ts';

/** A fast typist searches about once a second; a whole office may share an address. */
const limit = rateLimit({ burst: 60, perSecond: 5 });

function limitSearchRate(ctx: Ctx): void {
  limit(ctx);
}

const candidates = 40;
const maxCorrections = 3;

/** Fewest errors first; the word itself where none is near. */
async function correctionsOf(ctx: Ctx, term: string, locale: SearchQuery['locale']): Promise<string[]> {
  if (!isLong(term) || /^\d+$/.test(term)) return [term];
  const similar = await similarTerms(ctx.db, term, locale, candidates);
  const near = similar
    .map((form) => ({ form, errors: editDistance(term, form) }))
    .filter(({ form, errors }) => errors > 0 && errors <= Math.min(maxEditDistance(term), maxEditDistance(form)))
    .sort((one, other) => one.errors - other.errors);
  return [term, ...near.slice(0, maxCorrections).map(({ form }) => form)];
}

async function correctTerms(ctx: Ctx, typed: SearchQuery): Promise<SearchQuery | undefined> {
  const terms: string[][] = [];
  for (const [term = ''] of typed.terms) terms.push(await correctionsOf(ctx, term, typed.locale));
  if (terms.every((forms) => forms.length === 1)) return undefined;
  return { ...typed, terms, phrase: terms.map(([term, nearest]) => nearest ?? term).join(' ') };
}

type SearchResponse = ResponseOf<typeof calls.searchPages>;

/** With fewer matches, corrected words are added: a typing error may have hidden the rest. */
const correctionThreshold = 3;
/** More than are shown, because inactive pages are dropped afterwards. */
const hitLimit = limits.searchResults * 2;

/** Bodies only where titles leave room, since none of them would come before a title. */
async function find(ctx: Ctx, wanted: SearchQuery): Promise<Hit[]> {
  const inTitles = await findInTitles(ctx.db, wanted, hitLimit);
  const inBodies = inTitles.length < hitLimit ? await findInBodies(ctx.db, wanted, hitLimit - inTitles.length) : [];
  const found = [...inTitles, ...inBodies];
  const key = (id: string, locale: Locale) => `${id}.${locale}`;
  const hits = new Map((await hitsOf(ctx.db, found)).map((hit) => [key(hit.id, hit.locale), hit]));
  return found.flatMap(({ entryId, locale }) => hits.get(key(entryId, locale)) ?? []);
}

/**
 * Best first: titles above bodies, pages above what they list, as typed above corrected. Empty for a search without
 * letters or digits. RATE_LIMITED when one network asks far more often than people type.
 */
export async function searchPages({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { search: string; lang?: Locale | undefined };
}): Promise<SearchResponse> {
  limitSearchRate(ctx);
  const phrase = fold(input.search);
  if (phrase === '') return [];
  const typed: SearchQuery = { phrase, terms: phrase.split(' ').map((term) => [term]), locale: input.lang };
  const exact = await find(ctx, typed);
  const corrected = exact.length < correctionThreshold ? await correctTerms(ctx, typed) : undefined;
  const known = new Set(exact.map(({ id, locale }) => `${id}.${locale}`));
  const more = corrected ? await find(ctx, corrected) : [];
  const others = more.filter(({ id, locale }) => !known.has(`${id}.${locale}`));
  const results = await toSearchResults(ctx, [...exact, ...others]);
  return results.slice(0, limits.searchResults);
}
