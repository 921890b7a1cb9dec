import { homePath, publicPath, unprefixedPaths } from '@fundfront/content-model';
import { routeLists } from '@fundfront/fixtures/routes';

const prefix = '/website';

function pathVariants(listed: string): string[] {
  const barePath = listed.startsWith(prefix) ? listed.slice(prefix.length) : listed.replace(/(.)\/$/, '$1');
  const paths = unprefixedPaths.includes(barePath) ? [barePath] : [barePath, publicPath('ur', barePath)];
  return paths.flatMap((path) => [path, prefix + path]);
}

export const publicRoutes: readonly string[] = [
  ...new Set([
    homePath,
    ...routeLists.flatMap(({ routes: { public: listed } }) => [
      ...[...listed.home, ...listed.website, ...listed.menuDefaults].flatMap(pathVariants),
      ...listed.iframe,
    ]),
  ]),
];
