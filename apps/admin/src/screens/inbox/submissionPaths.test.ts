import { expect, it } from 'vitest';
import { listPathOf, submissionPath } from './submissionPaths.ts';

it('leads from a filtered list to a submission and back to the first page of the same list', () => {
  const list = { pathname: '/admin/forms', search: '?state=new&search=Khan&cursor=abc' };
  const [pathname = '', search] = submissionPath(list, { id: '1', form: 'contact' }).split('?');
  expect(pathname).toBe('/admin/forms/1');
  expect(listPathOf({ pathname, search: `?${search}` })).toBe('/admin/forms?state=new&search=Khan&form=contact');
});

it('stays in the list that it came from', () => {
  const list = { pathname: '/admin/posts/subscribe-complaint/', search: '' };
  expect(submissionPath(list, { id: '1', form: 'complaint' })).toBe(
    '/admin/posts/subscribe-complaint/1?form=complaint',
  );
});
