import { describe, expect, it } from 'vitest';
import { type Candidate, checkPrices, type FundFacts } from './checkPrices.ts';
import { collectFindings } from './findings.ts';

const candidate = (line: number, date: string, nav: string, more: Partial<Candidate> = {}): Candidate => ({
  fundId: 'fund',
  source: { file: 'a.csv', position: 0, line, cells: [] },
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

const facts: FundFacts = {
  usual: { limit: 15, drift: 0, deviation: null },
  inceptionDate: null,
  accrues: false,
  today: '2026-03-02',
  frontEndLoad: null,
  payouts: new Map(),
  closedOn: () => null,
};

async function check(candidates: Candidate[], known: ReturnType<typeof stored>[] = [], more: Partial<FundFacts> = {}) {
  const findings = collectFindings();
  const accepted = await checkPrices(candidates, known, { ...facts, ...more }, findings, async () => {});
  return {
    accepted: accepted.map(({ validityDate, nav }) => `${validityDate} ${nav}`),
    reasons: findings.list.map(({ source, severity, text }) => `${source.line} ${severity}: ${text}`),
    kinds: findings.list.map(({ source, kind }) => `${source.line} ${kind}`),
    skipped: findings.skipped,
    blocked: findings.blocked,
    prices: accepted,
  };
}

describe('prices of one fund', () => {
  it('pass in the order of their days when nothing is wrong', async () => {
    const { accepted, reasons } = await check([
      candidate(3, '2026-01-02', '100.2'),
      candidate(2, '2026-01-01', '100.1'),
    ]);
    expect(accepted).toEqual(['2026-01-01 100.1', '2026-01-02 100.2']);
    expect(reasons).toEqual([]);
  });

  it('lose a slip of the decimal point, and go on from the price before it', async () => {
    const { accepted, reasons } = await check([
      candidate(2, '2026-01-01', '100.1'),
      candidate(3, '2026-01-02', '1002.5'),
      candidate(4, '2026-01-03', '100.3'),
      candidate(5, '2026-01-04', '10.04'),
      candidate(6, '2026-01-05', '100.5'),
    ]);
    expect(accepted).toEqual(['2026-01-01 100.1', '2026-01-03 100.3', '2026-01-05 100.5']);
    expect(reasons[0]).toContain('3 blocked: Decimal slip, × 10 of 100.1');
    expect(reasons[1]).toContain('5 blocked: Decimal slip, ÷ 10 of 100.3');
  });

  it('find the slip even when it comes first', async () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];
    const { accepted } = await check(
      days.map((day, index) => candidate(index + 2, day, index === 0 ? '10.01' : '100.2')),
    );
    expect(accepted[0]).toBe('2026-01-02 100.2');
  });

  it('are held against what is stored', async () => {
    const slipped = await check([candidate(2, '2026-01-02', '10')], [stored('2026-01-01', '100')]);
    expect(slipped.accepted).toEqual([]);
    const corrected = await check([candidate(2, '2026-01-01', '100.5')], [stored('2026-01-01', '100')]);
    expect(corrected.accepted).toEqual(['2026-01-01 100.5']);
    expect(corrected.reasons).toEqual(['2 reason: Changes the price of 2026-01-01, which was 100']);
  });

  it('keep a large but possible move, and point at it', async () => {
    const { accepted, reasons } = await check([candidate(2, '2026-01-01', '100'), candidate(3, '2026-01-02', '80')]);
    expect(accepted).toHaveLength(2);
    expect(reasons).toEqual(['3 reason: Jump of −20.00%; limit 15.00%']);
  });

  it('count once a day: the first price stands, another is refused, the same is noted', async () => {
    const { accepted, reasons, skipped } = await check([
      candidate(2, '2026-01-01', '100'),
      candidate(3, '2026-01-01', '100.0000'),
      candidate(4, '2026-01-01', '101'),
    ]);
    expect(accepted).toEqual(['2026-01-01 100']);
    expect(skipped).toBe(2);
    expect(reasons).toEqual([
      '3 explained: The same price for 2026-01-01 stands in line 2 of a.csv',
      '4 blocked: Another price for 2026-01-01 stands in line 2 of a.csv: 100',
    ]);
  });

  it('are completed by another file that agrees', async () => {
    const other = { file: 'b.csv', position: 1, line: 9, cells: [] };
    const { prices, reasons } = await check([
      candidate(2, '2026-01-01', '100'),
      candidate(9, '2026-01-01', '100.00', { source: other, offer: '103.45' }),
    ]);
    expect(prices[0]).toMatchObject({ nav: '100', offer: '103.45' });
    expect(reasons).toEqual([]);
  });
});

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`;
/** Neither twice the same, nor a jump. */
const right = (number: number) => (100 + number / 10).toFixed(1);
const monthWith = (wrong: Readonly<Record<number, string>>) =>
  Array.from({ length: 20 }, (_, index) => candidate(index + 2, day(index + 1), wrong[index + 1] ?? right(index + 1)));

describe('a wrong price does not make its right neighbours look wrong', () => {
  it.each([
    ['the first', { 1: '10.01' }],
    ['the first three', { 1: '10.01', 2: '10.02', 3: '10.03' }],
    ['one in the middle', { 10: '1010' }],
    ['two in a row', { 10: '1010', 11: '1011' }],
    ['the last', { 20: '10.2' }],
  ])('%s', async (_what, wrong) => {
    const { kinds, accepted, blocked } = await check(monthWith(wrong));
    const days = Object.keys(wrong).map(Number);
    expect(kinds).toEqual(days.map((each) => `${each + 1} decimal-slip`));
    expect(blocked).toBe(days.length);
    expect(accepted).toHaveLength(20 - days.length);
  });

  it('also where the wrong one is stored', async () => {
    const { accepted, kinds } = await check(
      [candidate(2, day(2), '100.2'), candidate(3, day(3), '100.3')],
      [stored('2025-12-30', '100.0'), stored('2025-12-31', '100.05'), stored(day(1), '1001.0')],
    );
    expect(accepted).toHaveLength(2);
    expect(kinds).toEqual([]);
  });
});

describe('each fault by itself, with the rules of the desk', () => {
  const calm = Array.from({ length: 10 }, (_, index) => stored(`2025-12-${10 + index}`, right(index)));
  const found = async (given: Partial<Candidate>, more: Partial<FundFacts> = {}) =>
    (await check([candidate(2, '2026-01-05', '101.2', given)], calm, more)).reasons.map((reason) => reason.slice(2));

  it('none', async () => expect(await found({})).toEqual([]));

  it.each<[string, Partial<Candidate>, Partial<FundFacts>, string]>([
    ['zero', { nav: '0' }, {}, 'blocked: 0 is not above zero'],
    ['a negative price', { nav: '-101' }, {}, 'blocked: -101 is not above zero'],
    ['ten times', { nav: '1012' }, {}, 'blocked: Decimal slip, × 10 of'],
    ['a tenth', { nav: '10.12' }, {}, 'blocked: Decimal slip, ÷ 10 of'],
    ['the same as before', { nav: '100.9' }, {}, 'reason: Same as before'],
    ['swapped', { offer: '101', redemption: '104' }, {}, 'blocked: Offer and redemption are swapped'],
    ['off the formula', { offer: '105.5' }, { frontEndLoad: '3' }, 'reason: Offer 0.8086 over its formula'],
    ['a jump', { nav: '130' }, {}, 'reason: Jump of +28.84%'],
    ['a fall without a payout', { nav: '60' }, { accrues: true }, 'reason: Fell −40.54%: is a payout missing?'],
    ['a date to come', { date: '2027-01-05' }, {}, 'blocked: 5 Jan 2027 is more than 4 days ahead'],
    ['no business day', {}, { closedOn: () => 'Weekend' }, 'reason: No business day: Weekend'],
    ['before the fund began', {}, { inceptionDate: '2026-01-06' }, 'blocked: The fund began on 6 Jan 2026'],
  ])('%s', async (_what, given, more, expected) => {
    const reasons = await found(given, more);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toContain(expected);
  });

  it('a date of another century', async () => {
    const { kinds, reasons } = await check([candidate(2, '1926-01-05', '101.2')], calm);
    expect(kinds).toEqual(['2 before-inception']);
    expect(reasons[0]).toContain('before there were funds in Pakistan');
  });

  it('a jump, and the price that is back the day after', async () => {
    const days = [candidate(2, '2026-01-05', '130'), candidate(3, '2026-01-06', '101')];
    expect((await check(days, calm)).kinds).toEqual(['2 jump', '3 reversal']);
  });

  it('a payout on file explains the fall', async () => {
    const payouts = new Map([['2026-01-05', '20']]);
    expect((await check([candidate(2, '2026-01-05', '81')], calm, { payouts })).reasons).toEqual([
      expect.stringContaining('explained: Ex-dividend, payout 20'),
    ]);
  });
});
