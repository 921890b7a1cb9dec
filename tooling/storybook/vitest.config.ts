import { chromiumLaunchOptions } from '@fundfront/vitest/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  // A cold cache makes Vite optimise again in mid-test, and every story fails to load: name each lazy dependency here.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'storybook/test',
      '@fundfront/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@fundfront/ui > sonner',
      '@fundfront/ui > lucide',
      '@fundfront/site > sanitize-html',
      '@fundfront/site > valibot',
      '@fundfront/site > @fundfront/api-client > ky',
      '@fundfront/site > @fundfront/forms > react-hook-form',
      '@fundfront/site > @fundfront/forms > @hookform/resolvers/valibot',
    ],
  },
  test: {
    name: 'views',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
    },
  },
});
