import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    environment: 'happy-dom',
    include: ['{src,server,scripts}/**/*.test.{ts,tsx}'],
    // Limits are for hangs: a busy machine takes long to load what a test imports.
    testTimeout: 60_000,
    setupFiles: ['src/test/setup.ts'],
    server: { deps: { inline: [/@fundfront\//] } },
  },
});
