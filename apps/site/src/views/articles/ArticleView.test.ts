import { expect, it } from 'vitest';
import { readingMinutes } from './ArticleView.tsx';

it('counts the words of a text, not its markup, in minutes begun', () => {
  const textOf = (count: number) => `<p class="lead of the text">${'one <b>word</b> '.repeat(count / 2)}</p>`;
  expect([0, 2, 200, 202, 900].map((count) => readingMinutes(textOf(count)))).toEqual([0, 1, 1, 2, 5]);
  expect(readingMinutes('<p>ایک لفظ</p>')).toBe(1);
});
