import postcss from 'postcss';
import { expect, it } from 'vitest';
import { renameInScript, renameInSheet, shortNames } from './shortNames.ts';

const sheet = () =>
  postcss.parse(
    ':root{--ff-color-text:#000;--other:1}.hzgmle40 p,.hzgmle41:is(._1abcdef0,[data-a]){color:var(--ff-color-text, red)}' +
      '@keyframes hzgmle42{0%{opacity:0}to{opacity:1}}@media print{.hzgmle43{animation:1s hzgmle42;width:var(--other)}}',
  );

it('names classes and tokens in the order of the sheet, and nothing else', () => {
  expect([...shortNames([sheet()])]).toEqual([
    ['hzgmle40', 'a'],
    ['hzgmle41', 'b'],
    ['_1abcdef0', 'c'],
    ['hzgmle43', 'd'],
    ['--ff-color-text', '--a'],
  ]);
});

it('writes a sheet with the new names', () => {
  const styles = sheet();
  renameInSheet(styles, shortNames([styles]));
  expect(styles.toString()).toBe(
    ':root{--a:#000;--other:1}.a p,.b:is(.c,[data-a]){color:var(--a, red)}' +
      '@keyframes hzgmle42{0%{opacity:0}to{opacity:1}}@media print{.d{animation:1s hzgmle42;width:var(--other)}}',
  );
});

it('writes a script with the new names, whole ones alone', () => {
  const names = shortNames([sheet()]);
  const code = "e(`hzgmle40 hzgmle41 hzgmle4`,{style:'var(--ff-color-text)'},xhzgmle40,hzgmle40-a,--ff-color-text-x)";
  expect(renameInScript(code, names)).toBe(
    "e(`a b hzgmle4`,{style:'var(--a)'},xhzgmle40,hzgmle40-a,--ff-color-text-x)",
  );
});

it('has a name of its own for every class, however many', () => {
  const many = postcss.parse(Array.from({ length: 3_000 }, (_, index) => `.hash${index}{top:0}`).join(''));
  const names = [...shortNames([many]).values()];
  expect(new Set(names).size).toBe(3_000);
  expect(names.every((name) => /^[a-z][\da-z_]{0,2}$/.test(name))).toBe(true);
});
