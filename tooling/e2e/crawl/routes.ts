import { homePath, publicPath, unprefixedPaths } from '@fundfront/content-model';
import { sharedText } from '../sharedData.ts';

interface Listed {
  public: { home: string[]; website: string[]; iframe: string[]; menuDefaults: string[]; notFound: string[] };
}

const prefix = '/website';

/** Every way to one page of the specification: with and without `/website`, in both languages. */
function pathVariants(listed: string): string[] {
  const barePath = listed.startsWith(prefix) ? listed.slice(prefix.length) : listed.replace(/(.)\/$/, '$1');
  const paths = unprefixedPaths.includes(barePath) ? [barePath] : [barePath, publicPath('ur', barePath)];
  return paths.flatMap((path) => [path, prefix + path]);
}

/** The public routes that the specification lists, in all their ways; null on machines without the specification. */
export function publicRoutes(): string[] | null {
  const text = sharedText('spec/routes.json');
  if (text === null) return null;
  const { home, website, iframe, menuDefaults } = (JSON.parse(text) as Listed).public;
  return [...new Set([...[...home, ...website, ...menuDefaults].flatMap(pathVariants), homePath, ...iframe])];
}
