import type { ImportFinding, ImportJob } from '@fundfront/content-model/wire';
import { expect, it } from 'vitest';
import { reportText } from './reportText.ts';

const finding = (line: number | null, text: string, row = 'a,b'): ImportFinding => ({
  number: line ?? 1,
  file: 'a.csv',
  position: 0,
  line,
  kind: 'unknown-fund',
  severity: 'blocked',
  text,
  row,
  suggestion: null,
  column: null,
  cells: {},
  mend: null,
});

const job: ImportJob = {
  id: '00000000-0000-4000-8000-000000000000',
  maker: 'Maker',
  madeAt: '2026-11-21T06:00:00.000Z',
  files: [],
  samples: 'keep',
  state: 'checked',
  progress: null,
  problem: null,
  report: {
    categories: { created: 1, updated: 0, unchanged: 2 },
    funds: { created: 1234, updated: 5, unchanged: 6 },
    prices: { created: 0, updated: 0, unchanged: 0 },
    returns: { created: 0, updated: 0, unchanged: 0 },
    rows: { read: 1831, skipped: 4 },
    sampleFunds: 0,
  },
  kinds: [],
  blocked: 4,
  unchecked: 0,
  leftOut: 0,
  mended: 0,
  note: '',
  decider: null,
  decidedAt: null,
  isOwn: true,
  needsAnother: false,
  pausedAt: null,
};
const findings = [
  finding(9, 'No fund'),
  finding(4, 'No fund'),
  finding(5, 'No fund'),
  finding(7, 'Bad date', '99-99,x'),
];

it('puts the counts in columns and the same findings together, with their lines', () => {
  expect(reportText(job, findings).split('\n')).toEqual([
    'Checked, nothing saved: 1,831 rows read, 4 not used, 4 blocked.',
    '',
    '                     new     changed   as before',
    'Categories             1           0           2',
    'Funds              1,234           5           6',
    'Prices                 0           0           0',
    'Returns                0           0           0',
    '',
    'a.csv',
    '  blocked lines 4 to 5, 9 (3): No fund',
    '  blocked line 7 (1): Bad date',
    '      99-99,x',
  ]);
});

it('says what concerns a file as a whole, that samples are there, and what went wrong', () => {
  const report = job.report && { ...job.report, sampleFunds: 10 };
  const applied: ImportJob = { ...job, state: 'applied', report, problem: 'Since the check something changed' };
  const text = reportText(applied, [finding(null, 'Not UTF-8', '')]);
  expect(text).toContain('Imported: 1,831 rows read');
  expect(text).toContain('  blocked the file: Not UTF-8');
  expect(text).toContain('10 sample funds are on the site.');
  expect(text).toContain('Since the check something changed');
  expect(reportText({ ...job, report: null, problem: 'Split the files' }, [])).toBe('Split the files');
});
