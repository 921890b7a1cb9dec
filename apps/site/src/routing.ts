import { homeAddress, publicPath, urduAtRoot } from '@fundfront/content-model';

/** Product specification, section 4: "/" and everything below /home go to /home. */
export const redirects = [
  { source: '/', destination: homeAddress, permanent: false },
  { source: `${homeAddress}/:rest+`, destination: homeAddress, permanent: false },
  { source: `/website${homeAddress}/:rest+`, destination: homeAddress, permanent: false },
  { source: '/website', destination: homeAddress, permanent: false },
  { source: `/ur${homeAddress}`, destination: publicPath('ur', homeAddress), permanent: true },
];

/** The same page answers with and without `/website`; Urdu pages at the root are served by the Urdu tree. */
export const rewrites = [
  ...urduAtRoot.flatMap((address) => [
    { source: address, destination: `/ur${address}` },
    { source: `/website${address}`, destination: `/ur${address}` },
  ]),
  { source: '/website/:path*', destination: '/:path*' },
];
