import { expect, it } from 'vitest';
import { hasPages, listPath, splitListPath } from './listPages.ts';

it('a page of a list has an address without a query, the first that of the list', () => {
  expect([listPath('/ur/news', 1), listPath('/ur/news', 2)]).toEqual(['/ur/news', '/ur/news/page/2']);
});

it.each([
  ['/news/page/2', { path: '/news', number: 2 }],
  ['/a/b/page/10', { path: '/a/b', number: 10 }],
  ['/news/page/0', null],
  ['/news/page/02', null],
  ['/page/2', null],
  ['/news/page/1234567', null],
  ['/news/page', null],
])('%s is read as %j', (path, read) => {
  expect(splitListPath(path)).toEqual(read);
});

it('only templates that list have pages', () => {
  expect([hasPages('articles'), hasPages('prose'), hasPages(null)]).toEqual([true, false, false]);
});
