import { describe, expect, it } from 'vitest';
import {
  type CutOffRule,
  clashOf,
  cutOffOn,
  cutOffScopes,
  cutOffWeek,
  type Holidays,
  orderStateAt,
  rulesOfFund,
  seasonsOf,
  type WeekTimes,
  weekdayOf,
  weekdayRanges,
  weekdays,
} from './cutOffs.ts';
import { addDays } from './karachi.ts';

const week = (time: string | null, friday: string | null = time): WeekTimes => ({
  monday: time,
  tuesday: time,
  wednesday: time,
  thursday: time,
  friday,
});

const rule = (id: string, more: Partial<CutOffRule> = {}): CutOffRule => ({
  id,
  name: id,
  scope: 'all',
  funds: null,
  season: null,
  times: week('15:00', '15:30'),
  pricing: null,
  ...more,
});

// 8 February 2027 is a Monday, 9 March a Tuesday.
const ramadan = { from: '2027-02-08', to: '2027-03-09' };
const standing = rule('standing', { pricing: 'forward' });
const inRamadan = rule('Ramadan', { season: ramadan, times: week('13:00', '12:00') });
const ofFund = rule('fund', { scope: 'fund', funds: ['f'], times: week('11:00'), pricing: 'backward' });
const none: Holidays = new Map();

describe('the rule of a day', () => {
  it.each([
    ['the Friday before the season', '2027-02-05', '15:30', null],
    ['its first day', '2027-02-08', '13:00', 'Ramadan'],
    ['a Friday within it, which is shorter', '2027-02-12', '12:00', 'Ramadan'],
    ['its last day', '2027-03-09', '13:00', 'Ramadan'],
    ['the day after, by itself', '2027-03-10', '15:00', null],
    ['the same days a year later', '2028-02-08', '15:00', null],
  ])('on %s', (_, day, time, season) => {
    const found = cutOffOn([standing, inRamadan], day, none);
    expect([found?.time, found?.season?.name ?? null]).toEqual([time, season]);
  });

  it('is none on weekends, on a holiday within the season, and where no rule names the weekday', () => {
    const holidays = new Map([['2027-02-10', 'A holiday']]);
    expect(cutOffOn([standing, inRamadan], '2027-02-13', holidays)).toBeNull();
    expect(cutOffOn([standing, inRamadan], '2027-02-14', holidays)).toBeNull();
    expect(cutOffOn([standing, inRamadan], '2027-02-10', holidays)).toBeNull();
    expect(cutOffOn([standing, inRamadan], '2027-02-11', holidays)?.time).toBe('13:00');
    expect(cutOffOn([rule('no Friday', { times: week('15:00', null) })], '2027-02-12', none)).toBeNull();
  });

  it('falls back by weekday to what stands', () => {
    const noFriday = { ...inRamadan, times: week('13:00', null) };
    expect(cutOffOn([standing, noFriday], '2027-02-12', none)).toMatchObject({ time: '15:30', season: null });
  });

  it.each([
    ['a fund before its category', ['fund', 'category', 'group', 'all'], 'fund'],
    ['a category before its group', ['category', 'group', 'all'], 'category'],
    ['a group before all', ['group', 'all'], 'group'],
  ] as const)('is the most specific: %s', (_, scopes, wanted) => {
    const rules = scopes.map((scope) => rule(scope, { scope, times: week(`0${cutOffScopes.indexOf(scope)}:00`) }));
    expect(cutOffOn(rules, '2027-02-09', none)?.time).toBe(`0${cutOffScopes.indexOf(wanted)}:00`);
  });

  it('is the season’s for all before what stands for one fund, whose pricing stays', () => {
    const found = cutOffOn([standing, ofFund, inRamadan], '2027-02-09', none);
    expect(found).toEqual({
      day: '2027-02-09',
      time: '13:00',
      pricing: 'backward',
      season: { name: 'Ramadan', ...ramadan },
    });
  });

  it('is decided by the later beginning, then the smaller id, where two have one rank', () => {
    const later = rule('later', { season: { from: '2027-02-09', to: '2027-02-28' }, times: week('10:00') });
    const equal = rule('a', { season: ramadan, times: week('09:00') });
    expect(cutOffOn([inRamadan, later], '2027-02-09', none)?.time).toBe('10:00');
    expect(cutOffOn([{ ...inRamadan, id: 'b' }, equal], '2027-02-09', none)?.time).toBe('09:00');
  });

  it('does not depend on the order of the rules', () => {
    const rules = [standing, inRamadan, ofFund, rule('category', { scope: 'category', funds: ['f'] })];
    let day = '2027-01-01';
    for (let count = 0; count < 120; count += 1, day = addDays(day, 1)) {
      const turned = rules.map((_, index) => rules[(index + count) % rules.length] ?? standing);
      expect(cutOffOn(turned, day, none)).toEqual(cutOffOn(rules, day, none));
      expect(cutOffOn(rules, day, none) === null).toBe(weekdayOf(day) === null);
    }
  });
});

describe('open or shut', () => {
  const at = (instant: string, holidays = none, rules = [standing, inRamadan]) =>
    orderStateAt(rules, new Date(instant), holidays);

  it.each([
    // Midnight in Karachi is 19:00 of the day before in UTC.
    ['before midnight in Karachi, a Sunday', '2026-11-22T18:59:59.999Z', false],
    ['at midnight in Karachi, a Monday', '2026-11-22T19:00:00.000Z', true],
    ['a moment before the cut-off', '2026-11-23T09:59:59.999Z', true],
    ['at the cut-off', '2026-11-23T10:00:00.000Z', false],
    ['on a UTC Friday that is Saturday in Karachi', '2026-11-27T19:30:00.000Z', false],
  ])('%s', (_, instant, open) => {
    expect(at(instant).open).toBe(open);
  });

  it('states when it closes and what comes next', () => {
    const state = at('2026-11-23T07:52:00.000Z');
    expect(state).toMatchObject({
      open: true,
      cutOff: { day: '2026-11-23', time: '15:00' },
      next: { day: '2026-11-24' },
    });
    expect(state.open && new Date(state.closesAt).toISOString()).toBe('2026-11-23T10:00:00.000Z');
  });

  it('goes over weekends and holidays to the next cut-off, into a season and out of it', () => {
    expect(at('2026-11-27T11:00:00Z')).toMatchObject({ reason: 'passed', next: { day: '2026-11-30', time: '15:00' } });
    expect(at('2027-02-06T06:00:00Z')).toMatchObject({ reason: 'weekend', next: { day: '2027-02-08', time: '13:00' } });
    const eid = new Map([
      ['2027-03-10', 'Eid'],
      ['2027-03-11', 'Eid'],
      ['2027-03-12', 'Eid'],
    ]);
    expect(at('2027-03-09T08:00:00Z', eid)).toMatchObject({
      reason: 'passed',
      next: { day: '2027-03-15', time: '15:00' },
    });
    expect(at('2027-03-10T05:00:00Z', eid)).toMatchObject({
      reason: 'holiday',
      holiday: 'Eid',
      next: { day: '2027-03-15' },
    });
  });

  it('has no next one without a rule', () => {
    expect(at('2026-11-23T05:00:00Z', none, [])).toEqual({ open: false, reason: 'unruled', holiday: null, next: null });
  });
});

describe('weeks', () => {
  it('show what stands, and what holds in a season', () => {
    const rules = [standing, inRamadan, ofFund];
    expect(cutOffWeek(rules, null)).toEqual({ times: week('11:00'), pricings: ['backward'] });
    expect(cutOffWeek(rules, ramadan)).toEqual({ times: week('13:00', '12:00'), pricings: ['backward'] });
    expect(cutOffWeek([], null)).toEqual({ times: week(null), pricings: [] });
    expect(seasonsOf([...rules, { ...inRamadan, id: 'other' }])).toEqual([{ name: 'Ramadan', ...ramadan }]);
  });

  it('join neighbouring weekdays with the same times in all rows', () => {
    expect(weekdayRanges([week('15:00', '15:30')]).map(({ length }) => length)).toEqual([4, 1]);
    expect(weekdayRanges([week('15:00'), week('14:00')])).toEqual([[...weekdays]]);
    const tuesday = { ...week('15:00'), tuesday: '14:00' };
    expect(weekdayRanges([week('15:00'), tuesday]).map(({ length }) => length)).toEqual([1, 1, 3]);
  });

  it('are those of the rules that cover the fund', () => {
    expect(rulesOfFund([standing, ofFund], 'f')).toHaveLength(2);
    expect(rulesOfFund([standing, ofFund], 'g')).toEqual([standing]);
  });
});

describe('two rules for the same funds', () => {
  const monday = { ...week(null), monday: '12:00' };
  it.each([
    ['on different weekdays', { times: week(null, '12:00') }, { times: monday }, null],
    ['on one weekday', { times: monday }, { times: week('15:00') }, 'monday'],
    ['a season and a standing one', { season: ramadan }, {}, null],
    ['seasons that touch', { season: ramadan }, { season: { from: '2027-03-09', to: '2027-04-01' } }, 'monday'],
    ['seasons apart', { season: ramadan }, { season: { from: '2027-03-10', to: '2027-04-01' } }, null],
  ])('%s', (_, a, b, wanted) => {
    expect(clashOf(rule('a', a), rule('b', b))).toBe(wanted);
    expect(clashOf(rule('b', b), rule('a', a))).toBe(wanted);
  });
});
