import { homePath, publicPath, unprefixedPaths } from '@fundfront/content-model';

/** Product specification, section 4: "/" and everything below /home go to /home. */
export const redirects = [
  { source: '/', destination: homePath, permanent: false },
  { source: `${homePath}/:rest+`, destination: homePath, permanent: false },
  { source: `/website${homePath}/:rest+`, destination: homePath, permanent: false },
  { source: '/website', destination: homePath, permanent: false },
  { source: `/ur${homePath}`, destination: publicPath('ur', homePath), permanent: true },
];

/** The same page answers with and without `/website`; Urdu pages at the root are served by the Urdu tree. */
export const rewrites = [
  ...unprefixedPaths.flatMap((path) => [
    { source: path, destination: `/ur${path}` },
    { source: `/website${path}`, destination: `/ur${path}` },
  ]),
  { source: '/website/:path*', destination: '/:path*' },
];
