import {
  type ContentType,
  type EntryData,
  type Locale,
  limits,
  mergeTranslation,
  normalizePath,
  publicPath,
  splitPublicPath,
} from '@fundfront/content-model';
import * as v from 'valibot';
import { AppError } from '../../errors.ts';
import type { LivePath } from './queries.ts';

type Role = LivePath['role'];

/** First parts of addresses that something else than content answers: the API, the site's own pages and files. */
const reserved = [
  'api',
  'admin',
  'preview',
  'as-of',
  'hooks',
  'website',
  'ur',
  'search',
  'subscription',
  'form-not-sent',
  'header-and-footer',
  'not-found-page',
  'error-page',
  '_next',
  'fonts',
  'patterns',
  'og',
  'feed.xml',
  'sitemap.xml',
  'sitemaps',
  'robots.txt',
];

/** @param address public, of any language */
export function isReservedPath(address: string): boolean {
  const { path } = splitPublicPath(address);
  return reserved.includes(path.split('/')[1]?.toLowerCase() ?? '');
}

const others = v.array(v.object({ address: v.string(), action: v.picklist(['answer', 'redirect']) }));

function refuse(path: string, message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path, message }] });
}

function checked(address: string, path: string): string {
  const segments = address.split('/').slice(1);
  const [first = ''] = segments;
  if (reserved.includes(first.toLowerCase()))
    refuse(path, `Addresses that begin with /${first} are taken by the product`);
  if (segments.length > limits.pathDepth) refuse(path, `An address has at most ${limits.pathDepth} parts`);
  return address;
}

export function additionalPaths(locale: Locale, data: EntryData): Map<string, Role> {
  const result = v.safeParse(others, data.otherAddresses ?? []);
  const found = new Map<string, Role>();
  for (const [index, { address, action }] of (result.success ? result.output : []).entries()) {
    const path = `otherAddresses.${index}.address`;
    const prefix = publicPath(locale, '');
    const bare = prefix && address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
    const normal = bare.startsWith('/') && !/[?#]/.test(bare) ? normalizePath(bare) : null;
    if (!normal) refuse(path, 'Another address of a page starts with / and has no ? or #');
    found.set(checked(normal, path), action === 'answer' ? 'alias' : action);
  }
  return found;
}

export function wantedPaths(
  type: ContentType,
  { locale, base, own, canonical }: { locale: Locale; base: EntryData; own: EntryData; canonical: string | undefined },
): Map<string, Role> {
  const wanted = new Map<string, Role>();
  if (type.routing === 'own') {
    const data = mergeTranslation(type, base, own);
    const all = type.paths?.({ slug: String(data.slug ?? ''), data }) ?? [];
    for (const address of all) wanted.set(checked(address, 'slug'), wanted.size === 0 ? 'canonical' : 'alias');
  }
  if (canonical !== undefined) wanted.set(checked(canonical, 'slug'), 'canonical');
  for (const [address, role] of additionalPaths(locale, own)) {
    if (!wanted.has(address)) wanted.set(address, role);
  }
  return wanted;
}
