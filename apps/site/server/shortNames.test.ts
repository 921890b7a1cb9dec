// @vitest-environment node

import { expect, it } from 'vitest';
import { renameInHtml } from './shortNames.ts';

const names = new Map([
  ['hzgmle40', 'a'],
  ['hzgmle41', 'b'],
  ['--ff-color-text', '--a'],
]);

it('writes classes and tokens of markup with their short names, and leaves its text', () => {
  const html =
    '<p class="hzgmle40 plain hzgmle41" style="color:var(--ff-color-text)" data-class="hzgmle40">hzgmle40 --ff-color-text</p>';
  const renamed = '<p class="a plain b" style="color:var(--a)" data-class="hzgmle40">hzgmle40 --ff-color-text</p>';
  expect(renameInHtml(html, names)).toBe(renamed);
  expect(renameInHtml(renamed, names)).toBe(renamed);
});
