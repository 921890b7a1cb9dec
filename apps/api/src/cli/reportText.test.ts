import type { ImportReport } from '@fundfront/content-model/wire';
import { expect, it } from 'vitest';
import { reportText } from './reportText.ts';

const finding = (line: number | null, reason: string, row = 'a,b'): ImportReport['findings'][number] => ({
  file: 'a.csv',
  line,
  severity: 'error',
  reason,
  row,
});

const report: ImportReport = {
  applied: false,
  waits: false,
  categories: { created: 1, updated: 0, unchanged: 2 },
  funds: { created: 1234, updated: 5, unchanged: 6 },
  prices: { created: 0, updated: 0, unchanged: 0 },
  returns: { created: 0, updated: 0, unchanged: 0 },
  rows: { read: 1831, skipped: 4 },
  sampleFunds: 0,
  findings: [finding(9, 'No fund'), finding(4, 'No fund'), finding(5, 'No fund'), finding(7, 'Bad date', '99-99,x')],
};

it('puts the counts in columns and the same findings together, with their lines', () => {
  expect(reportText(report).split('\n')).toEqual([
    'Checked, nothing saved: 1,831 rows read, 4 left out.',
    '',
    '                     new     changed   as before',
    'Categories             1           0           2',
    'Funds              1,234           5           6',
    'Prices                 0           0           0',
    'Returns                0           0           0',
    '',
    'a.csv',
    '  error   lines 4 to 5, 9 (3): No fund',
    '  error   line 7 (1): Bad date',
    '      99-99,x',
  ]);
});

it('says what concerns a file as a whole, and that samples are there', () => {
  const text = reportText({ ...report, applied: true, sampleFunds: 10, findings: [finding(null, 'Not UTF-8', '')] });
  expect(text).toContain('Imported: 1,831 rows read');
  expect(text).toContain('  error   the file: Not UTF-8');
  expect(text).toContain('10 sample funds are on the site.');
});
