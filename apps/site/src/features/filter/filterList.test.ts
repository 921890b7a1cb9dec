import { afterEach, expect, it } from 'vitest';
import { filterList } from './filterList.ts';

function renderList(groups: readonly (readonly string[])[]): HTMLElement {
  const list = document.createElement('div');
  list.innerHTML = groups
    .map(
      (items) =>
        `<section data-filter-group>${items.map((item) => `<p data-filter-item>${item}</p>`).join('')}</section>`,
    )
    .join('');
  document.body.append(list);
  return list;
}
const shown = (list: HTMLElement) =>
  [...list.querySelectorAll('[data-filter-item]:not([hidden])')].map((item) => item.textContent);
const groups = (list: HTMLElement) => list.querySelectorAll('[data-filter-group]:not([hidden])').length;

afterEach(() => document.body.replaceChildren());

it('leaves what holds every word, and the groups that have some of it', () => {
  const list = renderList([['Fund manager’s report, October', 'Fund manager’s report, May'], ['Trust deed']]);
  expect(filterList(list, 'REPORT oct')).toBe(1);
  expect(shown(list)).toEqual(['Fund manager’s report, October']);
  expect(groups(list)).toBe(1);
});

it('finds Urdu by letters of an Arabic keyboard', () => {
  const list = renderList([['کمپنی کی معلومات', 'شراکت دار']]);
  expect(filterList(list, 'كمپني')).toBe(1);
  expect(shown(list)).toEqual(['کمپنی کی معلومات']);
});

it.each([
  ['reprot', 'Fund manager’s report, May'],
  ['trsut deed', 'Trust deed'],
  ['managr', 'Fund manager’s report, May'],
  ['شراکت داد', 'شراکت دار'],
])('forgives %s where nothing is written so', (typed, item) => {
  const list = renderList([['Fund manager’s report, May'], ['Trust deed', 'شراکت دار']]);
  expect(filterList(list, typed)).toBe(1);
  expect(shown(list)).toEqual([item]);
});

it('takes what is written so before what is nearly', () => {
  const list = renderList([['Tax credit', 'Text of a deed']]);
  filterList(list, 'tax');
  expect(shown(list)).toEqual(['Tax credit']);
  expect(filterList(list, 'redit')).toBe(1);
  expect(filterList(list, 'credits')).toBe(1);
  expect(filterList(list, 'edit')).toBe(0);
});

it('finds words where they begin, also right after another element', () => {
  const list = renderList([['<b>Quarterly</b><i>accounts</i>', 'Interim report']]);
  expect([filterList(list, 'accounts'), filterList(list, 'rep')]).toEqual([1, 1]);
  expect(filterList(list, 'ter')).toBe(0);
});

it('shows everything again when the search is emptied, and nothing when no item fits', () => {
  const list = renderList([['One'], ['Two']]);
  expect(filterList(list, 'three')).toBe(0);
  expect(groups(list)).toBe(0);
  expect(filterList(list, ' ')).toBe(2);
  expect(groups(list)).toBe(2);
});
