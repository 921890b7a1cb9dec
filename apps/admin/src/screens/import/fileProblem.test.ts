import { limits } from '@fundfront/content-model/limits';
import { describe, expect, it, vi } from 'vitest';
import { fileProblem } from './ImportScreen.tsx';

describe('files for an import', () => {
  it.each([
    [[{ name: 'funds.csv', size: 10 }], undefined],
    [[{ name: 'funds.CSV', size: 10_485_760 }], undefined],
    [[{ name: 'funds.xlsx', size: 10 }], undefined],
    [
      [{ name: 'funds.ods', size: 10 }],
      'funds.ods is neither a CSV file nor a workbook (.xlsx). Save it as one of them.',
    ],
    [
      [
        { name: 'a.csv', size: 1 },
        { name: 'b.csv', size: 10_485_761 },
      ],
      'b.csv is larger than 10 MB. Split it by date.',
    ],
    [[{ name: 'a.csv', size: 0 }], 'a.csv is empty. Choose another file.'],
    [[], undefined],
  ])('%j', (files, problem) => expect(fileProblem(files)).toBe(problem));

  it('says the limit that holds', async () => {
    vi.resetModules();
    vi.doMock('@fundfront/content-model/limits', () => ({ limits: { ...limits, importBytes: 7 * 1_048_576 } }));
    const { importSize, fileProblem: problemOf } = await import('./ImportScreen.tsx');
    expect(importSize).toBe('7 MB');
    expect(problemOf([{ name: 'a.csv', size: 7_340_033 }])).toBe('a.csv is larger than 7 MB. Split it by date.');
  });
});
