import { describe, expect, it } from 'vitest';
import { isOpen, nextClosing, openVacancies } from './vacancies.ts';

const vacancy = (closingDate: string | null) => ({
  data: {
    title: 'Analyst',
    slug: 'analyst',
    department: null,
    city: 'Karachi',
    employment: 'full-time' as const,
    openings: 1,
    date: '2026-11-01',
    closingDate,
    summary: null,
    body: null,
    seo: null,
  },
});

describe('isOpen', () => {
  it('takes applications on the last day and not on the day after', () => {
    expect(isOpen('2026-11-30', '2026-11-29')).toBe(true);
    expect(isOpen('2026-11-30', '2026-11-30')).toBe(true);
    expect(isOpen('2026-11-30', '2026-12-01')).toBe(false);
  });

  it('stays open without a closing date', () => {
    expect(isOpen(null, '2026-12-01')).toBe(true);
    expect(isOpen(undefined, '2026-12-01')).toBe(true);
  });
});

describe('openVacancies', () => {
  it('leaves out what has closed and keeps the order', () => {
    const [closed, open, always] = [vacancy('2026-11-01'), vacancy('2026-12-15'), vacancy(null)];
    expect(openVacancies([always, closed, open], '2026-11-20')).toEqual([always, open]);
  });
});

describe('nextClosing', () => {
  it('is the earliest of the dates, across the turn of a year', () => {
    expect(nextClosing([vacancy('2027-01-05'), vacancy(null), vacancy('2026-12-15')])).toBe('2026-12-15');
  });

  it('is null where nothing closes', () => {
    expect(nextClosing([vacancy(null)])).toBeNull();
    expect(nextClosing([])).toBeNull();
  });
});
