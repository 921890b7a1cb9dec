import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that start and kill processes, or import lists of funds. Begun last, one of them would run alone at the end. */
const long = ['releaseDurability', 'durability', 'server', 'redirectFreedPaths', 'importFunds', 'publishedFiles'];
const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(`/${name}.test.ts`));

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// An embedded database takes seconds to begin with, and longer beside a build: limits are for hangs, not for speed.
export default defineConfig({
  test: {
    globalSetup: ['test/preparedDatabases.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // Each file opens its own database; to load the modules and the engine again for each costs as much as the tests.
    isolate: false,
    sequence: { sequencer: LongFirst },
  },
});
