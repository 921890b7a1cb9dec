import { htmlToLine } from '@fundfront/content-model/htmlToText';
import { expect, it } from 'vitest';
import { firstSentence } from './firstSentence.ts';

it('reads the words of HTML', () => {
  expect(htmlToLine('<h2>Fees &amp; costs</h2><p>A <strong>bold</strong>er<br>line &lt;1%</p>')).toBe(
    'Fees & costs A bolder line <1%',
  );
});

it.each([
  ['en', 'One thing. Another.', 'One thing.'],
  ['ur', 'پہلا جملہ۔ دوسرا جملہ۔', 'پہلا جملہ۔'],
  ['en', '', ''],
])('finds the first sentence (%s)', (locale, text, sentence) => {
  expect(firstSentence(text, locale)).toBe(sentence);
});

it('ends a long sentence after a whole word', () => {
  expect(firstSentence('many words without a stop', 'en', 12)).toBe('many words…');
});
