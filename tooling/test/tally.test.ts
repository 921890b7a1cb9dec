import { describe, expect, it } from 'vitest';
import { playwrightTally, readTally, vitestTally } from './reports.ts';
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

  it('counts errors outside the browser tests, and retried tests as passed', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{}] };
    expect(playwrightTally(report)).toEqual({ passed: 6, failed: 2, skipped: 3 });
  });
});
