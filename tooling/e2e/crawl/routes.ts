import { homePath, publicPath, unprefixedPaths } from '@fundfront/content-model';
import { routeLists } from '@fundfront/fixtures/routes';

const prefix = '/website';

/** Every way to one page of the contract: with and without `/website`, in both languages. */
function pathVariants(listed: string): string[] {
  const barePath = listed.startsWith(prefix) ? listed.slice(prefix.length) : listed.replace(/(.)\/$/, '$1');
  const paths = unprefixedPaths.includes(barePath) ? [barePath] : [barePath, publicPath('ur', barePath)];
  return paths.flatMap((path) => [path, prefix + path]);
}

/** The public routes of the contract, in all their ways. */
export const publicRoutes: readonly string[] = [
  ...new Set([
    homePath,
    ...routeLists.flatMap(({ routes: { public: listed } }) => [
      ...[...listed.home, ...listed.website, ...listed.menuDefaults].flatMap(pathVariants),
      ...listed.iframe,
    ]),
  ]),
];
