import { chromiumLaunchOptions } from '@fundfront/vitest/chromium';
import { defineConfig } from '@playwright/test';

const onCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.test.ts',
  // The folder of a picture names the browser; the system it ran on makes no difference to a headless one.
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: onCi,
  retries: onCi ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-reports/e2e.json' }]],
  use: {
    launchOptions: chromiumLaunchOptions(),
    trace: 'retain-on-failure',
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
  },
  projects: [{ name: 'chromium' }],
});
