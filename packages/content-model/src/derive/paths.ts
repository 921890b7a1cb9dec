import { defaultLocale, type Locale, locales } from '../locales.ts';

/**
 * Inside the product an address is a path without language prefix (`/about-us`), and `/home` is the first page of each
 * language; on the site Urdu is below `/ur`.
 */
export const homePath = '/home';

/** Urdu pages whose address in the specification has no `/ur`: the privacy policy is linked to at its own. */
export const unprefixedPaths: readonly string[] = ['/privacy-policy-ur'];

export function publicPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  if (path === homePath) return `/${locale}`;
  return unprefixedPaths.includes(path) ? path : `/${locale}${path}`;
}

/** The inverse of {@link publicPath}. */
export function splitPublicPath(address: string): { locale: Locale; path: string } {
  if (unprefixedPaths.includes(address)) return { locale: 'ur', path: address };
  const [, first = '', ...rest] = address.split('/');
  const locale = locales.find((each) => each !== defaultLocale && each === first);
  if (!locale) return { locale: defaultLocale, path: address };
  return { locale, path: rest.length > 0 ? `/${rest.join('/')}` : homePath };
}

/** Without one `/website` and the slash at its end, with its escapes decoded; null if it is no address. */
export function normalizePath(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURI(path);
  } catch {
    return null;
  }
  // No page has it, and a database cannot even be asked for it.
  if (decoded.includes('\0')) return null;
  const trimmed = `/${decoded.split('/').filter(Boolean).join('/')}`;
  const bare = trimmed.replace(/^\/website(?=\/|$)/, '');
  if (/^\/website(?:\/|$)/.test(bare)) return null;
  return bare === '' || bare === '/' ? homePath : bare;
}
