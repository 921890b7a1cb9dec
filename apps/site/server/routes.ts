import { homePath, normalizePath, publicPath, unprefixedPaths } from '@fundfront/content-model/derive/paths';
import { limits } from '@fundfront/content-model/limits';

export type Route =
  | { kind: 'api' }
  | { kind: 'hook' }
  | { kind: 'redirect'; status: 307 | 308; location: string }
  | { kind: 'tooLong' }
  /** For each request anew: it depends on the query, a token or the moment. */
  | { kind: 'dynamic'; path: string }
  /** Depends on content alone. A query changes nothing. */
  | { kind: 'page'; path: string }
  | { kind: 'islandProps'; path: string; version: string };

const ofIslandProps = '/island-props';

export const islandPropsUrl = (page: string, version: string) => `${ofIslandProps}${page}?${version}`;

const unreadable = '/unreadable-address';

const sitemapParts = /^\/sitemaps\//;

const dynamic = /^(?:\/ur)?\/(?:search|subscription\/(?:confirm|unsubscribe))$|^\/(?:preview|as-of|og|_next)(?:\/|$)/;

/** Next gives no tags to what it renders by request: these are cleared by every change of content. */
const clearedByEveryChange: ReadonlySet<string> = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/icon.svg',
  '/manifest.webmanifest',
  '/feed.xml',
  '/ur/feed.xml',
  '/iframe/value-added-services',
  ...['', '/ur'].flatMap((prefix) =>
    ['not-found-page', 'form-not-sent', 'error-page'].map((page) => `${prefix}/${page}`),
  ),
]);

export const isClearedByEveryChange = (page: string) => clearedByEveryChange.has(page) || sitemapParts.test(page);

export function documentPath(path: string, document: 'not-found-page' | 'error-page' | 'form-not-sent'): string {
  return /^(\/website)?\/ur(\/|\?|$)/.test(path) ? `/ur/${document}` : `/${document}`;
}

/** Product specification, section 4: "/" and everything below /home go to /home. */
function redirectOf(path: string, bare: string): Extract<Route, { kind: 'redirect' }> | null {
  if (path === '/' || path === '/website' || bare.startsWith(`${homePath}/`)) {
    return { kind: 'redirect', status: 307, location: homePath };
  }
  const urdu = publicPath('ur', homePath);
  if (bare === `${urdu}${homePath}`) return { kind: 'redirect', status: 308, location: urdu };
  return null;
}

export function routeOf(url: string): Route {
  const [path = '/'] = url.split(/[?#]/, 1);
  if (path.length > limits.requestPathLength) return { kind: 'tooLong' };
  if (/^\/api(\/|$)/.test(path)) return { kind: 'api' };
  if (path.startsWith('/hooks/')) return { kind: 'hook' };
  const search = url.slice(path.length);
  if (path.startsWith(`${ofIslandProps}/`)) {
    const { kind, path: page } = { path: unreadable, ...routeOf(path.slice(ofIslandProps.length)) };
    return kind === 'page'
      ? { kind: 'islandProps', path: page, version: search.slice(1) }
      : { kind: 'page', path: unreadable };
  }
  const bare = normalizePath(path);
  if (bare === null) return { kind: 'page', path: /^\/ur\//.test(path) ? `/ur${unreadable}` : unreadable };
  const fixed = redirectOf(path, bare);
  if (fixed) return { ...fixed, location: fixed.location + search };
  if (path.length > 1 && path.endsWith('/')) {
    return { kind: 'redirect', status: 308, location: encodeURI(bare) + search };
  }
  if (dynamic.test(bare)) return { kind: 'dynamic', path: encodeURI(bare) + search };
  // Urdu pages at the root are served by the Urdu tree.
  const own = unprefixedPaths.includes(bare) ? `/ur${bare}` : bare;
  return { kind: 'page', path: encodeURI(own) };
}
