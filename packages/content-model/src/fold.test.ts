import { expect, test } from 'vitest';
import { findFolded, fold } from './fold.ts';

test.each([
  ['Arabic yeh and kaf', 'كي', 'کی'],
  ['alef maksura', 'مصطفى', 'مصطفی'],
  ['heh, teh marbuta and its goal form', 'ه ة ۃ', 'ہ ہ ہ'],
  ['alefs with hamza', 'أإ', 'اا'],
  ['alef with madda stays', 'آپ', 'آپ'],
  ['vowel marks and superscript alef', 'مُدَّتٰ', 'مدت'],
  ['tatweel and joiners', 'فنـــڈ\u200cز\u200d', 'فنڈز'],
  ['direction marks', '\u200f\u2067فنڈ\u2069', 'فنڈ'],
  ['heh with hamza, composed or not', 'ضابطۂ ضابطہ\u0654', 'ضابطہ ضابطہ'],
  ['digits of both scripts', '۱۲٣', '123'],
  ['Latin case, accents and punctuation', '  Café—Money,Market ', 'cafe money market'],
  ['nothing to search for', ' %_\\ ', ''],
])('%s', (_what, typed, compared) => {
  expect(fold(typed)).toBe(compared);
});

test('folding twice changes nothing', () => {
  const once = fold('Café ضابطۂ اخلاق ۲۰۲۶');
  expect(fold(once)).toBe(once);
});

test.each([
  ['case', 'Fund managers report', ['FUND'], ['Fund']],
  ['every word, wherever it stands', 'Report of the fund', ['fund', 'report'], ['Report', 'fund']],
  ['a phrase as it stands', 'A fund of the fund managers', ['fund managers'], ['fund managers']],
  ['no letters within a word', 'Shareholding, winter', ['hold', 'ter'], []],
  ['the beginning of a word', 'To invest in it', ['in'], ['in', 'in']],
  ['Arabic yeh for the Urdu one', 'کمپنی کی معلومات', ['كمپني'], ['کمپنی']],
  ['vowel marks and tatweel', 'ضابطۂ اخلاق', ['ضابطہ'], ['ضابطۂ']],
  ['a decomposed accent', 'Cafe\u0301 list', ['café'], ['Cafe\u0301']],
  ['the longer of two that begin alike', 'daily', ['dai', 'daily'], ['daily']],
  ['nothing', 'Fund', ['%'], []],
])('finds %s', (_what, text, words, stretches) => {
  expect(findFolded(text, words).map(({ start, end }) => text.slice(start, end))).toEqual(stretches);
});
