import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4000';

// The first versions that know `:dir()`. For older ones it would be rewritten by language, and the direction of a part of
// the page would no longer count.
const cssTarget = ['chrome120', 'firefox121', 'safari16.4'];

export default defineConfig({
  base: '/',
  plugins: [react(), vanillaExtractPlugin()],
  // In development Vite stands where server/ stands otherwise, and passes on what is not its own.
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.ADMIN_PORT ?? 3001),
    strictPort: true,
    proxy: { '/api': { target: apiUrl, xfwd: true } },
  },
  // Inline data: URLs would need a wider content policy than 'self'.
  build: { sourcemap: false, target: 'baseline-widely-available', cssTarget, assetsInlineLimit: 0 },
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://admin.test/' } },
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    server: { deps: { inline: [/@fundfront\//] } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
