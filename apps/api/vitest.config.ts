import { defineConfig } from 'vitest/config';

// An embedded database takes seconds to begin with, and longer beside a build: limits are for hangs, not for speed.
export default defineConfig({
  test: {
    globalSetup: ['test/emptyDatabase.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
  },
});
