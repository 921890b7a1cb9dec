import path from 'node:path';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';

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
  // Nor are routes loaded before somebody asks for them: each brings its own copy of what draws a page.
  experimental: { globalNotFound: true, cssChunking: 'graph', preloadEntriesOnStart: false },
  cacheHandler: path.join(import.meta.dirname, 'server/cacheHandler.ts'),
  cacheMaxMemorySize: 0,
  // Or metadata that takes a while comes in the body, with a script that puts it into the head.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // The page server compresses what it has finished.
  compress: false,
};

export default withVanillaExtract(config);
