import { type Locale, limits } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import type { Segment } from './queries/find.ts';
import { synonymsOf } from './queries/words.ts';
import { isStopWord } from './stopWords.ts';
import { stemOf } from './terms.ts';

function runsOf(words: readonly string[]): string[] {
  const lengths = Array.from({ length: limits.synonymWords }, (_, index) => index + 1);
  return [...new Set(lengths.flatMap((length) => words.map((_, at) => words.slice(at, at + length).join(' '))))];
}

/** Texts of one language hold few words in the script of the other: those that were typed are looked for anyway. */
const isOf = (locale: Locale | undefined, phrase: string) =>
  locale === undefined || /\p{Script=Arabic}/u.test(phrase) === (locale === 'ur');

/**
 * Puts together the words that have synonyms together, from the left and as many as can be. The words between that every
 * text holds are left out, unless there are no others.
 * @param words of each typed word the forms that count as it, the best first
 */
export async function segmentsOf(
  ctx: Ctx,
  words: readonly (readonly string[])[],
  locale: Locale | undefined,
): Promise<Segment[]> {
  const best = words.map(([form = '']) => stemOf(form));
  const synonyms = await synonymsOf(ctx.db, runsOf(best));
  const segments: (Segment & { stop: boolean })[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(limits.synonymWords, words.length - at);
    while (length > 1 && !synonyms.has(best.slice(at, at + length).join(' '))) length -= 1;
    const run = best.slice(at, at + length);
    const phrases = (synonyms.get(run.join(' ')) ?? []).filter((phrase) => isOf(locale, phrase));
    const own = words.slice(at, at + length).filter((_, index) => length === 1 || !isStopWord(run[index] ?? ''));
    segments.push({
      words: own.map((forms) => [...new Set(forms.map(stemOf))]),
      phrases,
      stop: !synonyms.has(run.join(' ')) && isStopWord(run[0] ?? ''),
    });
    at += length;
  }
  const telling = segments.filter(({ stop }) => !stop);
  return telling.length > 0 ? telling : segments;
}
