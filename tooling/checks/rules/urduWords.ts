import { matchingLines, withoutComments } from '../lines.ts';
import type { Rule } from '../repo.ts';

const letter = '[\\p{Script=Arabic}&&\\p{L}]';
const tag = '(?:</?[a-z]+>)*';

const word = (spelling: string) => new RegExp(`(?<!${letter})(?:${spelling})(?!${letter})`, 'v');

/** What an Urdu reader stumbles over, and what stands in its place. */
const rulings: readonly [RegExp, string][] = [
  [word('سال بہ تاریخ|ماہ بہ تاریخ'), 'is word for word: رواں مالی سال, رواں ماہ'],
  [word('وقت کے ساتھ این اے وی'), 'is word for word: این اے وی کا اتار چڑھاؤ'],
  [word('متعلق دستبرداری'), 'renounces: خطرات سے آگاہی'],
  [word('قیمتِ فروخت|پیشکش کی قیمت'), 'is what the investor pays: قیمتِ خرید'],
  [word('واپسی کی قیمت'), 'has one name: قیمتِ واپسی'],
  [word('ایسٹ'), 'reads “East”: ایسیٹ'],
  [word('معتدل'), 'ranks against nothing: درمیانہ'],
  [word('مینیجر'), 'has one spelling: منیجر'],
  [word('ڈیڈز|ڈاکیومنٹس|بانڈز|سینٹرز|ہولڈرز|سبسکرائبرز|یونٹس'), 'is an English plural'],
  [/[\d}] فنڈز/u, 'is a plural after a number: فنڈ, فنڈوں'],
  [/\d:\d\d(?:<\/bdi>|\u2069)? بجے/u, 'is no time that anybody says: شام ساڑھے 6 بجے'],
  [new RegExp(`${letter}\\p{M}*${tag}[.?;](?=[\\s<'"\`]|$)`, 'v'), 'ends like a Latin sentence: ۔ ؟ ؛'],
  [new RegExp(`${letter}\\p{M}*${tag}, ${tag}${letter}`, 'v'), 'has a Latin comma: ،'],
  [/[يىكه٠-٩]/u, 'is a letter or digit of Arabic, not of Urdu'],
];

// These match what people type and paste, so they hold every spelling.
const matching = /\/(?:disclosures\/phrases|searchSynonyms|fold|textFacts|decimals|inputs|cleanPaste)\.ts$/;

export const urduWords: Rule = (repo) =>
  repo.files
    .filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test\//.test(file))
    .filter((file) => !matching.test(file))
    .flatMap((file) =>
      rulings.flatMap(([pattern, message]) => matchingLines(repo, file, pattern, message, withoutComments)),
    );
