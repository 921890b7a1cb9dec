import { contentTypes } from '@fundfront/content-model';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { dataOf } from './items.ts';

const stored = { src: '/api/media/picture.png', alt: 'A picture', width: 10, height: 10 };
const rendition = { version: 'abc', focal: { x: 20, y: 50 }, widths: [320], placeholder: null };
const delivered = { ...stored, rendition };

it('keeps a picture with what the API adds to it, in rows of lists too', () => {
  expect(dataOf('activity', { image: delivered }).image).toEqual(delivered);
  const pictures = [{ image: delivered, caption: 'A caption' }];
  expect(dataOf('album', { pictures }).pictures).toEqual([expect.objectContaining({ image: delivered })]);
});

it('keeps a picture as it is stored, and drops what is none', () => {
  expect(dataOf('activity', { image: stored }).image).toEqual(stored);
  expect(dataOf('activity', { image: { ...stored, src: 'https://elsewhere.test/a.png' } }).image).toBeNull();
});

it('has no such thing in what may be stored', () => {
  const { published, draft } = contentTypes.activity.fields.image;
  for (const schema of [published, draft]) expect(v.safeParse(schema, delivered).success).toBe(false);
});
