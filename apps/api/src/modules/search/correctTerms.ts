import type { Ctx } from '../../context.ts';
import { type SearchQuery, similarTerms } from './queries.ts';
import { editDistance, isLong, maxEditDistance } from './terms.ts';

const candidates = 40;
const maxCorrections = 3;

/** The known words that a mistyped one may stand for, fewest errors first; the word itself where none is near. */
async function correctionsOf(ctx: Ctx, term: string, locale: SearchQuery['locale']): Promise<string[]> {
  if (!isLong(term) || /^\d+$/.test(term)) return [term];
  const similar = await similarTerms(ctx.db, term, locale, candidates);
  const near = similar
    .map((form) => ({ form, errors: editDistance(term, form) }))
    .filter(({ form, errors }) => errors > 0 && errors <= Math.min(maxEditDistance(term), maxEditDistance(form)))
    .sort((one, other) => one.errors - other.errors);
  return [term, ...near.slice(0, maxCorrections).map(({ form }) => form)];
}

/** The search with near words allowed beside those typed; undefined where no word has any. */
export async function correctTerms(ctx: Ctx, typed: SearchQuery): Promise<SearchQuery | undefined> {
  const terms: string[][] = [];
  for (const [term = ''] of typed.terms) terms.push(await correctionsOf(ctx, term, typed.locale));
  if (terms.every((forms) => forms.length === 1)) return undefined;
  return { ...typed, terms, phrase: terms.map(([term, nearest]) => nearest ?? term).join(' ') };
}
