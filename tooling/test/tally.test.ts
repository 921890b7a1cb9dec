import { describe, expect, it } from 'vitest';
import { playwrightTally, readTally, vitestTally } from './reports.ts';
import { stageTable } from './stages.ts';
import { addTallies, emptyTally, tallyLine, withExitCode } from './tally.ts';

describe('the last line', () => {
  it('mentions skipped tests only where there are some', () => {
    expect(tallyLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(tallyLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });

  it('adds up', () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(addTallies(one, one)).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});

describe('what failed', () => {
  it('counts a crash without a report once', () => {
    const missing = readTally('/nowhere.json', vitestTally);
    expect(withExitCode(missing, 1)).toEqual({ ...emptyTally, failed: 1 });
    expect(withExitCode(missing, 0)).toEqual(emptyTally);
  });

  it('does not count a failure twice', () => {
    expect(withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });

  it('counts a test file that could not be loaded', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(vitestTally(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('counts errors outside the browser tests, and tests that passed only when they were tried again', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{}] };
    expect(playwrightTally(report)).toEqual({ passed: 4, failed: 4, skipped: 3 });
  });
});

it('lists what each stage took, its packages within it, and the whole', () => {
  const parts = [{ title: 'api', seconds: 61.6, failed: true }];
  const table = stageTable([
    { title: 'checks', seconds: 9.4, failed: false },
    { title: 'tests', seconds: 100, failed: true, parts },
  ]);
  expect(table.split('\n')).toEqual([
    'checks     9 s',
    'tests    100 s  FAILED',
    '  api     62 s  FAILED',
    'in all   109 s',
  ]);
});
