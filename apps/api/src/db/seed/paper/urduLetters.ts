/** Isolated form in Unicode's presentation forms; the final, the initial and the medial one follow it. */
const dual: Readonly<Record<string, number>> = {
  ئ: 0xfe89,
  ب: 0xfe8f,
  ت: 0xfe95,
  ث: 0xfe99,
  ج: 0xfe9d,
  ح: 0xfea1,
  خ: 0xfea5,
  س: 0xfeb1,
  ش: 0xfeb5,
  ص: 0xfeb9,
  ض: 0xfebd,
  ط: 0xfec1,
  ظ: 0xfec5,
  ع: 0xfec9,
  غ: 0xfecd,
  ف: 0xfed1,
  ق: 0xfed5,
  ل: 0xfedd,
  م: 0xfee1,
  ن: 0xfee5,
  پ: 0xfb56,
  ٹ: 0xfb66,
  چ: 0xfb7a,
  ک: 0xfb8e,
  گ: 0xfb92,
  ہ: 0xfba6,
  ھ: 0xfbaa,
  ی: 0xfbfc,
};

/** They join to what is before them alone; the final form follows the isolated one. */
const right: Readonly<Record<string, number>> = {
  آ: 0xfe81,
  أ: 0xfe83,
  ؤ: 0xfe85,
  ا: 0xfe8d,
  ة: 0xfe93,
  ۃ: 0xfe93,
  د: 0xfea9,
  ذ: 0xfeab,
  ر: 0xfead,
  ز: 0xfeaf,
  و: 0xfeed,
  ڈ: 0xfb88,
  ژ: 0xfb8a,
  ڑ: 0xfb8c,
  ں: 0xfb9e,
  ۂ: 0xfba4,
  ے: 0xfbae,
};

const lamAlef: Readonly<Record<string, number>> = { آ: 0xfef5, أ: 0xfef7, ا: 0xfefb };
const hamza: Readonly<Record<string, number>> = { ء: 0xfe80 };

const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '“': '”', '”': '“' };

const marks = /[\u064b-\u0655\u0670]/gu;
/** Signs that the Urdu face lacks. */
const sign = /([!-/:-@–—…•“”])/u;
const leftToRight = /[0-9A-Za-z][0-9A-Za-z.,:%/+\u2013-]*[0-9A-Za-z%]|[0-9A-Za-z]/gu;

/** The letters of a word as they are joined, in the order of reading. Vowel signs need a placing of their own: they go. */
function joined(word: string): number[] {
  const letters = [...word.replace(marks, '')];
  const codes: number[] = [];
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] ?? '';
    const next = letters[index + 1] ?? '';
    const before = (letters[index - 1] ?? '') in dual ? 1 : 0;
    const ligature = letter === 'ل' ? lamAlef[next] : undefined;
    const joins = dual[letter];
    if (ligature !== undefined) {
      codes.push(ligature + before);
      index += 1;
    } else if (joins !== undefined) codes.push(joins + before + (next in dual || next in right ? 2 : 0));
    else if (letter in right) codes.push((right[letter] ?? 0) + before);
    else if (letter !== '\u200c') codes.push(hamza[letter] ?? letter.codePointAt(0) ?? 0);
  }
  return codes;
}

export type Run = { codes: readonly number[] } | { latin: string };

/** A line of Urdu from its left end: words run to the left, figures and Latin names within them to the right. */
export function visualUrdu(line: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  const urdu = (text: string) => {
    for (const piece of text.split(sign).filter(Boolean)) {
      runs.push(sign.test(piece) ? { latin: mirrored[piece] ?? piece } : { codes: joined(piece).reverse() });
    }
  };
  for (const { 0: text, index } of line.matchAll(leftToRight)) {
    const between = line.slice(at, index);
    const last = runs.at(-1);
    // Two Latin words beside each other are read in their own order.
    if (last && 'latin' in last && /^ +$/.test(between) && !sign.test(last.latin)) last.latin += between + text;
    else {
      urdu(between);
      runs.push({ latin: text });
    }
    at = index + text.length;
  }
  urdu(line.slice(at));
  return runs.reverse();
}
