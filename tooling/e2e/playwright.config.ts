import { chromiumLaunchOptions } from '@fundfront/vitest/chromium';
import { defineConfig } from '@playwright/test';

export default defineConfig<{ untouched: boolean }>({
  testMatch: '**/*.test.ts',
  // The folder of a picture names the browser; the system it ran on makes no difference to a headless one.
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that only passes the second time hides a fault of the product or its own.
  retries: 0,
  // Limits are for hangs, not for speed: a busy machine takes many times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-reports/e2e.json' }]],
  use: {
    launchOptions: chromiumLaunchOptions(),
    // Recording costs as much again as loading a page. To look into a failure, add `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
  },
  projects: [
    // Tests of processes and limits: one after the other, on a product of their own.
    { name: 'isolated', testDir: 'tests/isolated', fullyParallel: false, workers: 1 },
    { name: 'readonly', testDir: 'tests/readonly', use: { untouched: true } },
    // All others: no test is left out for lying in no folder of these.
    { name: 'mutating', testDir: 'tests', testIgnore: ['**/readonly/**', '**/isolated/**'] },
  ],
});
