import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type FieldName, fieldFile, fields } from '../src/pattern/geometry/fields.ts';
import { fieldSvg } from './fieldSvg.ts';

const names = Object.keys(fields) as FieldName[];
const root = new URL('../', import.meta.url);

it.each(names)('the committed file of %s is what its settings draw', async (name) => {
  expect(await readFile(new URL(`.${fieldFile(name)}`, root), 'utf8')).toBe(fieldSvg(name));
});

it('there is no file of a place that is gone', async () => {
  const files = await readdir(new URL('patterns/', root));
  expect(files.map((file) => `/patterns/${file}`).sort()).toEqual(names.map(fieldFile).sort());
});
