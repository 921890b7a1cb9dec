import type { Ctx } from '../../context.ts';
import { similarWords, type Wanted } from './queries.ts';
import { allowedErrors, errorsBetween, isLong } from './words.ts';

const candidates = 40;
const maxCorrections = 3;

/** The known words that a mistyped one may stand for, fewest errors first; the word itself where none is near. */
async function formsOf(ctx: Ctx, word: string, locale: Wanted['locale']): Promise<string[]> {
  if (!isLong(word) || /^\d+$/.test(word)) return [word];
  const similar = await similarWords(ctx.db, word, locale, candidates);
  const near = similar
    .map((form) => ({ form, errors: errorsBetween(word, form) }))
    .filter(({ form, errors }) => errors > 0 && errors <= Math.min(allowedErrors(word), allowedErrors(form)))
    .sort((one, other) => one.errors - other.errors);
  return [word, ...near.slice(0, maxCorrections).map(({ form }) => form)];
}

/** The search with near words allowed beside those typed; undefined where no word has any. */
export async function correct(ctx: Ctx, typed: Wanted): Promise<Wanted | undefined> {
  const words: string[][] = [];
  for (const [word = ''] of typed.words) words.push(await formsOf(ctx, word, typed.locale));
  if (words.every((forms) => forms.length === 1)) return undefined;
  return { ...typed, words, phrase: words.map(([word, nearest]) => nearest ?? word).join(' ') };
}
