import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4000';

/** What lists and the editor are both drawn with. */
const kit = [
  /packages\/ui\/src\/(layout|components\/(Button|Checkbox|Chip|ConfirmDialog|Field|FieldGroup|FileInput|IconButton|Kbd|Ltr|Notice|SearchField|Select|Skeleton|StatusMark|Text|TextArea|TextInput|TextLink))\//,
  /packages\/ui\/src\/components\/Dialog\/(LazyModalDialog|Dialog\.tsx)/,
  /packages\/forms\/src\/fields\/reference\/LazyEntrySearch/,
  /apps\/admin\/src\/(layout\/(CallError|useMediaQuery)|paths\/reviewPaths|uiStore\/paletteStore|entries\/(assign\/(useAssign|useAssignees)\.|formServices|entryTitle|cells\/RowMark|media\/LazyMediaPicker|edit\/autosave\/(UnfinishedEntries|autosave\.css)))/,
];

// What is loaded together is one file, with all that it needs and no other has: few requests, and each better compressed.
const groups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules\// },
  { name: 'base', tags: ['$initial' as const] },
  {
    name: 'kit',
    test: (id: string) => kit.some((path) => path.test(id)),
  },
  {
    name: 'frame',
    test: /apps\/admin\/src\/(app\/shell\/(Shell|Notifications|ThemeSwitch|UserMenu)|entries\/media\/UploadTray)\.tsx$/,
  },
  { name: 'list', test: /apps\/admin\/src\/entries\/list\/(?!ExportForm|BulkBar)/ },
];

// The first versions that know `:dir()`. For older ones it would be rewritten by language, and the direction of a part of
// the page would no longer count.
const cssTarget = ['chrome120', 'firefox121', 'safari16.4'];

/** In development Vite answers `/config.json`, as server/ does otherwise. */
const config: Plugin = {
  name: 'admin-config',
  configureServer(server) {
    const publicSiteUrl = process.env.PUBLIC_SITE_URL ?? 'http://localhost:3000';
    server.middlewares.use('/config.json', (_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ publicSiteUrl }));
    });
  },
};

/** What calls are described by, and where the sample shows a template: read by the API and by tests, and by no browser. */
const dropDescriptions: Plugin = {
  name: 'drop-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /content-model\/src\/(wire|templates)\// },
    handler: (code) => code.replace(/^ +(summary|samplePath):\s*(['"`]).*\2,$/gm, ''),
  },
};

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    config,
    dropDescriptions,
    // The staff area is in English; the behaviour library brings its messages in thirty languages.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.ADMIN_PORT ?? 3001),
    strictPort: true,
    proxy: { '/api': { target: apiUrl, xfwd: true } },
  },
  // Inline data: URLs would need a wider content policy than 'self'.
  build: {
    sourcemap: false,
    // What loads what: the budgets of the first load are checked by it.
    manifest: true,
    target: 'baseline-widely-available',
    cssTarget,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://admin.test/' } },
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    server: { deps: { inline: [/@fundfront\//] } },
    setupFiles: ['src/test/setup.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
