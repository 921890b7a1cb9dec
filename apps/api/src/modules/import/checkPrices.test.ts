import { describe, expect, it } from 'vitest';
import { type Candidate, checkPrices } from './checkPrices.ts';
import { collectFindings } from './findings.ts';

const candidate = (line: number, date: string, nav: string, more: Partial<Candidate> = {}): Candidate => ({
  fundId: 'fund',
  source: { file: 'a.csv', line, row: '' },
  date,
  nav,
  offer: null,
  redemption: null,
  ...more,
});
const stored = (validityDate: string, nav: string) => ({
  fundId: 'fund',
  validityDate,
  nav,
  offer: null,
  redemption: null,
});

function check(candidates: Candidate[], known: ReturnType<typeof stored>[] = []) {
  const findings = collectFindings();
  const accepted = checkPrices(candidates, known, findings);
  return {
    accepted: accepted.map(({ validityDate, nav }) => `${validityDate} ${nav}`),
    reasons: findings.list.map(({ line, severity, reason }) => `${line} ${severity}: ${reason}`),
    skipped: findings.skipped,
    prices: accepted,
  };
}

describe('prices of one fund', () => {
  it('pass in the order of their days when nothing is wrong', () => {
    const { accepted, reasons } = check([candidate(3, '2026-01-02', '100.2'), candidate(2, '2026-01-01', '100.1')]);
    expect(accepted).toEqual(['2026-01-01 100.1', '2026-01-02 100.2']);
    expect(reasons).toEqual([]);
  });

  it('lose a slip of the decimal point, and go on from the price before it', () => {
    const { accepted, reasons } = check([
      candidate(2, '2026-01-01', '100.1'),
      candidate(3, '2026-01-02', '1002.5'),
      candidate(4, '2026-01-03', '100.3'),
      candidate(5, '2026-01-04', '10.04'),
      candidate(6, '2026-01-05', '100.5'),
    ]);
    expect(accepted).toEqual(['2026-01-01 100.1', '2026-01-03 100.3', '2026-01-05 100.5']);
    expect(reasons[0]).toContain('3 error: The NAV 1002.5 is about ×10 of 100.1');
    expect(reasons[1]).toContain('5 error: The NAV 10.04 is about ÷10 of 100.3');
  });

  it('find the slip even when it comes first', () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];
    const { accepted } = check(days.map((day, index) => candidate(index + 2, day, index === 0 ? '10.01' : '100.2')));
    expect(accepted[0]).toBe('2026-01-02 100.2');
  });

  it('are held against what is stored', () => {
    expect(check([candidate(2, '2026-01-02', '10')], [stored('2026-01-01', '100')]).accepted).toEqual([]);
    const corrected = check([candidate(2, '2026-01-01', '100.5')], [stored('2026-01-01', '100')]);
    expect(corrected.accepted).toEqual(['2026-01-01 100.5']);
    expect(corrected.reasons).toEqual(['2 warning: Changes the price of 2026-01-01, which was 100']);
  });

  it('keep a large but possible move, and point at it', () => {
    const { accepted, reasons } = check([candidate(2, '2026-01-01', '100'), candidate(3, '2026-01-02', '80')]);
    expect(accepted).toHaveLength(2);
    expect(reasons).toEqual(['3 warning: A change of -20.0 % against the price before it, 100']);
  });

  it('count once a day: the first price stands, another is refused, the same is noted', () => {
    const { accepted, reasons, skipped } = check([
      candidate(2, '2026-01-01', '100'),
      candidate(3, '2026-01-01', '100.0000'),
      candidate(4, '2026-01-01', '101'),
    ]);
    expect(accepted).toEqual(['2026-01-01 100']);
    expect(skipped).toBe(2);
    expect(reasons).toEqual([
      '3 warning: The same price for 2026-01-01 stands in line 2 of a.csv',
      '4 error: Another price for 2026-01-01 stands in line 2 of a.csv: 100',
    ]);
  });

  it('are completed by another file that agrees', () => {
    const other = { file: 'b.csv', line: 9, row: '' };
    const { prices, reasons } = check([
      candidate(2, '2026-01-01', '100'),
      candidate(9, '2026-01-01', '100.00', { source: other, offer: '103.45' }),
    ]);
    expect(prices[0]).toMatchObject({ nav: '100', offer: '103.45' });
    expect(reasons).toEqual([]);
  });
});
