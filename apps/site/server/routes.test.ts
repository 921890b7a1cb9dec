// @vitest-environment node

import { limits } from '@fundfront/content-model/limits';
import { expect, it } from 'vitest';
import { documentPath, islandPropsUrl, routeOf } from './routes.ts';

it.each([
  ['/home', '/home'],
  ['/home?utm_source=x', '/home'],
  ['/website/about-us', '/about-us'],
  ['/ur', '/ur'],
  ['/website/ur/careers', '/ur/careers'],
  ['/privacy-policy-ur', '/ur/privacy-policy-ur'],
  ['/website/privacy-policy-ur', '/ur/privacy-policy-ur'],
  ['/ab%6fut-us', '/about-us'],
  ['//about-us', '/about-us'],
  ['/ur/%DB%81%D9%85', '/ur/%DB%81%D9%85'],
  ['/apiary', '/apiary'],
  ['/%', '/unreadable-address'],
  ['/ur/%zz', '/ur/unreadable-address'],
  ['/home%00', '/unreadable-address'],
  ['/website/website/about-us', '/unreadable-address'],
  ['/website/website', '/unreadable-address'],
])('%s is the page %s', (url, path) => expect(routeOf(url)).toEqual({ kind: 'page', path }));

it.each([
  ['/', 307, '/home'],
  ['/?a=1', 307, '/home?a=1'],
  ['/website', 307, '/home'],
  ['/home/anything/below', 307, '/home'],
  ['/website/home/below', 307, '/home'],
  ['/ur/home', 308, '/ur'],
  ['/careers/?x=1', 308, '/careers?x=1'],
])('%s is forwarded by %i to %s', (url, status, location) => {
  expect(routeOf(url)).toEqual({ kind: 'redirect', status, location });
});

it.each([
  ['/island-props/a-fund?v1', '/a-fund', 'v1'],
  ['/island-props/ur/a-fund', '/ur/a-fund', ''],
  ['/island-props/privacy-policy-ur?v1', '/ur/privacy-policy-ur', 'v1'],
])('%s is what the islands of %s are given', (url, path, version) => {
  expect(routeOf(url)).toEqual({ kind: 'islandProps', path, version });
  expect(islandPropsUrl(path, version)).toMatch(/^\/island-props\/[^?]*\?(?:v1)?$/);
});

it.each(['/island-props/', '/island-props/search?q=a', '/island-props/api/menu', '/island-props/hooks/x'])(
  'islands of %s are given nothing',
  (url) => expect(routeOf(url)).toEqual({ kind: 'page', path: '/unreadable-address' }),
);

it.each(['/search?q=a', '/ur/search', '/subscription/confirm?token=x', '/preview?token=a.b', '/as-of/a.b.c/home'])(
  '%s is rendered for each request',
  (url) => expect(routeOf(url)).toEqual({ kind: 'dynamic', path: url }),
);

it.each([
  ['/api/settings', 'api'],
  ['/hooks/revalidate', 'hook'],
  [`/${'a'.repeat(limits.requestPathLength)}`, 'tooLong'],
])('%.20s is of the kind %s', (url, kind) => expect(routeOf(url).kind).toBe(kind));

it.each([
  ['/x', '/not-found-page'],
  ['/ur/x', '/ur/not-found-page'],
  ['/website/ur/x', '/ur/not-found-page'],
  ['/urgent', '/not-found-page'],
])('what %s does not find is said at %s', (path, document) => {
  expect(documentPath(path, 'not-found-page')).toBe(document);
});
