import { expect, it } from 'vitest';
import type { Item } from '../../content/items.ts';
import { picturesOf } from './ActivityView.tsx';

const image = { src: '/api/media/a.svg', alt: 'A hall', width: 4, height: 3 };
const album: Item<'album'> = {
  id: '1',
  slug: 'hall',
  locale: 'en',
  title: 'Hall',
  path: null,
  references: {},
  publishedAt: null,
  data: {
    title: 'Hall',
    slug: 'hall',
    date: '2026-11-04',
    kind: null,
    pictures: [
      { image, caption: 'The hall', captionUr: 'ہال' },
      { image, caption: 'The desk', captionUr: null },
    ],
  },
};

it('captions pictures in the language of the page, and says so where there is only English', () => {
  expect(picturesOf(album, 'ur').map(({ caption, lang }) => [caption, lang])).toEqual([
    ['ہال', undefined],
    ['The desk', 'en'],
  ]);
  expect(picturesOf(album, 'en').map(({ caption, lang }) => [caption, lang])).toEqual([
    ['The hall', undefined],
    ['The desk', undefined],
  ]);
});
