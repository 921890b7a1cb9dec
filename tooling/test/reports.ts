import { existsSync, readFileSync } from 'node:fs';
import { emptyTally, type Tally } from './tally.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A file that failed outside its tests counts as one failure. */
export function vitestTally(report: VitestReport): Tally {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts a report of Playwright's JSON reporter. A test that failed before it passed has failed. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Zero where the run broke off before writing a report. */
export function readTally<Report>(file: string, count: (report: Report) => Tally): Tally {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : emptyTally;
}
