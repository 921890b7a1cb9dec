import path from 'node:path';
import { homePath, publicPath, unprefixedPaths } from '@fundfront/content-model';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';
import { headers } from './src/headers.ts';

/** Product specification, section 4: "/" and everything below /home go to /home. */
const redirects = [
  { source: '/', destination: homePath, permanent: false },
  { source: `${homePath}/:rest+`, destination: homePath, permanent: false },
  { source: `/website${homePath}/:rest+`, destination: homePath, permanent: false },
  { source: '/website', destination: homePath, permanent: false },
  { source: `/ur${homePath}`, destination: publicPath('ur', homePath), permanent: true },
];

/** The same page answers with and without `/website`; Urdu pages at the root are served by the Urdu tree. */
const rewrites = [
  ...unprefixedPaths.flatMap((path) => [
    { source: path, destination: `/ur${path}` },
    { source: `/website${path}`, destination: `/ur${path}` },
  ]),
  { source: '/website/:path*', destination: '/:path*' },
];

const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'auto' } });
const root = path.resolve(import.meta.dirname, '../..');

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: root,
  turbopack: { root },
  // The shaper of the share images finds its own WebAssembly while the site runs, with faces of packages/ui.
  serverExternalPackages: ['harfbuzzjs'],
  outputFileTracingIncludes: { '/og/**': ['../../packages/ui/image-fonts/*.ttf'] },
  transpilePackages: ['@fundfront/ui', '@fundfront/forms', '@fundfront/api-client', '@fundfront/content-model'],
  // The default chunking guesses the order of styles and puts a media rule before the rule that it changes.
  experimental: { globalNotFound: true, cssChunking: 'graph' },
  poweredByHeader: false,
  headers: async () => headers,
  redirects: async () => redirects,
  rewrites: async () => ({ beforeFiles: rewrites, afterFiles: [], fallback: [] }),
};

export default withVanillaExtract(config);
