import { expect, it } from 'vitest';
import { listPathOf, submissionPath } from './submissionPaths.ts';

const search = '?state=new&search=Khan&cursor=abc';

it('leads from a filtered list to a submission, beside the same page of it, and back to its first', () => {
  const opened = submissionPath({ pathname: '/admin/forms', search }, '1');
  expect(opened).toBe(`/admin/forms/1${search}`);
  expect(submissionPath({ pathname: '/admin/forms/1', search }, '2')).toBe(`/admin/forms/2${search}`);
  expect(listPathOf({ pathname: '/admin/forms/1', search })).toBe('/admin/forms?state=new&search=Khan');
});

it('stays in the list that it came from', () => {
  const list = { pathname: '/admin/posts/subscribe-complaint/', search: '' };
  expect(submissionPath(list, '1')).toBe('/admin/posts/subscribe-complaint/1');
  expect(listPathOf({ ...list, pathname: '/admin/posts/subscribe-complaint/1' })).toBe(
    '/admin/posts/subscribe-complaint',
  );
});
