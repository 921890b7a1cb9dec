import { type Locale, limits } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import { typingErrors } from '@fundfront/content-model/typos';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { rateLimit } from '../throttle/rateLimit.ts';
import { type Found, type FoundPart, findInBodies, findInTitles, findParts, type SearchQuery } from './queries/find.ts';
import { similarTerms } from './queries/words.ts';
import { segmentsOf } from './segmentsOf.ts';
import { isStopWord } from './stopWords.ts';
import { isWord } from './terms.ts';
import { toSearchResults } from './toSearchResults.ts';

/** A fast typist searches about once a second; a whole office may share an address. */
const limitSearchRate = rateLimit({ burst: 60, perSecond: 5 });

const candidates = 40;
const maxCorrections = 3;

/** Fewest errors first; the word itself before them where a page or a synonym has it, else after them. */
async function correctionsOf(ctx: Ctx, term: string, locale: SearchQuery['locale']): Promise<string[]> {
  if (!isWord(term)) return [term];
  const similar = await similarTerms(ctx.db, term, locale, candidates);
  const near = similar
    .flatMap((form) => {
      const errors = typingErrors(term, form);
      return errors ? [{ form, errors }] : [];
    })
    .sort((one, other) => one.errors - other.errors)
    .slice(0, maxCorrections)
    .map(({ form }) => form);
  return similar.includes(term) ? [term, ...near] : [...near, term];
}

async function correct(
  ctx: Ctx,
  typed: readonly string[],
  locale: SearchQuery['locale'],
): Promise<SearchQuery | undefined> {
  const terms: string[][] = [];
  for (const term of typed) terms.push(await correctionsOf(ctx, term, locale));
  if (terms.every((forms) => forms.length === 1)) return undefined;
  return { locale, segments: await segmentsOf(ctx, terms, locale), phrase: terms.map(([best = '']) => best).join(' ') };
}

type SearchResponse = ResponseOf<typeof calls.searchPages>;

/** With fewer matches, corrected words are added, and then what holds a part: a typing error may have hidden the rest. */
const enough = 3;
/** More than are shown, because inactive pages are dropped afterwards. */
const hitLimit = limits.searchResults * 2;
const partLimit = 600;

/** Bodies only where titles leave room, since none of them would come before a title. */
async function find(ctx: Ctx, wanted: SearchQuery): Promise<Found[]> {
  const inTitles = await findInTitles(ctx.db, wanted, hitLimit);
  const inBodies = inTitles.length < hitLimit ? await findInBodies(ctx.db, wanted, hitLimit - inTitles.length) : [];
  return [...inTitles, ...inBodies];
}

const keyOf = ({ entryId, locale, anchor }: Found) => `${entryId}.${locale}.${anchor}`;

/** By the segments in the title: one that few titles hold says more. */
async function findSome(ctx: Ctx, wanted: SearchQuery): Promise<Found[]> {
  if (wanted.segments.length < 2) return [];
  const parts = await findParts(ctx.db, wanted, partLimit);
  const holders = Map.groupBy(parts, ({ segment }) => segment);
  const weight = ({ segment }: FoundPart) => 1 / Math.log2(1 + (holders.get(segment)?.length ?? 0));
  const scored = [...Map.groupBy(parts, keyOf).values()].flatMap((found) => {
    const [first] = found;
    return first ? [{ first, score: first.likeness + found.reduce((sum, part) => sum + weight(part), 0) }] : [];
  });
  return scored
    .sort((one, other) => other.score - one.score || Number(one.first.listed) - Number(other.first.listed))
    .slice(0, hitLimit)
    .map(({ first }) => first);
}

/** All that a word may begin with to be marked: as it was typed or corrected, and as it was looked for. */
function formsOf({ phrase, segments }: SearchQuery): string[] {
  const looked = segments.flatMap(({ words, phrases }) => [...words.flat(), ...phrases]);
  return [...phrase.split(' ').filter((term) => !isStopWord(term)), ...looked];
}

/**
 * Best first: titles above bodies, pages above what they list, as typed and its synonyms above corrected, all of it above a
 * part. Empty for a search without letters or digits. RATE_LIMITED when one network asks far more often than people type.
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
  const { lang: locale } = input;
  const terms = phrase.split(' ');
  const segments = await segmentsOf(
    ctx,
    terms.map((term) => [term]),
    locale,
  );
  const typed = { phrase, segments, locale };
  const found = await find(ctx, typed);
  const corrected = found.length < enough ? await correct(ctx, terms, locale) : undefined;
  if (corrected) found.push(...(await find(ctx, corrected)));
  if (found.length < enough) found.push(...(await findSome(ctx, corrected ?? typed)));
  const documents = [...Map.groupBy(found, keyOf).values()].flatMap(([first]) => first ?? []);
  const forms = new Set([typed, ...(corrected ? [corrected] : [])].flatMap(formsOf));
  return (await toSearchResults(ctx, documents, [...forms])).slice(0, limits.searchResults);
}
