import { describe, expect, it } from 'vitest';
import { extremeYears, pointsAhead, yearFigures, yearsAhead } from './yearBars.ts';

type Given = Parameters<typeof yearFigures>[0];
const source = 'computed' as const;
const yearOf = (year: number, percent: string, kind: 'fiscal' | 'calendar' = 'fiscal'): Given['years'][number] => ({
  kind,
  year,
  percent,
  basis: 'annualised',
  cagr: null,
  asOf: kind === 'fiscal' ? `${year}-06-30` : `${year}-12-31`,
  from: kind === 'fiscal' ? `${year - 1}-06-30` : `${year - 1}-12-31`,
  source,
  benchmark: null,
});
const toDate = (period: 'ytd' | 'cytd', asOf: string): Given['returns'][number] => ({
  period,
  percent: '4.00',
  basis: 'annualised',
  cagr: null,
  asOf,
  from: '2026-06-30',
  source,
  benchmark: null,
});

const eleven = Array.from({ length: 11 }, (_, index) => yearOf(2016 + index, `${index}.00`));

describe('the years of the drawing', () => {
  it('are the last nine full ones and the running one, earliest first', () => {
    const figures = yearFigures({ years: eleven, returns: [toDate('ytd', '2026-11-20')] }, 'fiscal');
    expect(figures.map(({ year, running }) => (running ? `${year}…` : String(year)))).toEqual([
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
      '2027…',
    ]);
    expect(figures.at(-1)).toMatchObject({ asOf: '2026-11-20', percent: '4.00' });
  });

  it('are of one kind', () => {
    const years = [...eleven, yearOf(2025, '7.00', 'calendar')];
    const returns = [toDate('ytd', '2026-11-20'), toDate('cytd', '2026-11-20')];
    expect(yearFigures({ years, returns }, 'calendar').map(({ year }) => year)).toEqual([2025, 2026]);
  });

  it('hold a year that is just over once', () => {
    const figures = yearFigures({ years: eleven, returns: [toDate('ytd', '2026-06-30')] }, 'fiscal');
    expect(figures.at(-1)).toMatchObject({ year: 2026, running: false });
  });

  it('are none before a full year', () => {
    expect(yearFigures({ years: [], returns: [toDate('ytd', '2026-11-20')] }, 'fiscal')).toEqual([]);
  });
});

describe('the best and the leanest year', () => {
  it('are full ones, and of equal ones the latest', () => {
    const years = [yearOf(2023, '5.00'), yearOf(2024, '-1.00'), yearOf(2025, '5.00'), yearOf(2026, '-1.00')];
    const figures = yearFigures({ years, returns: [{ ...toDate('ytd', '2026-11-20'), percent: '99.00' }] }, 'fiscal');
    const extremes = extremeYears(figures);
    expect([extremes?.count, extremes?.best.year, extremes?.worst.year]).toEqual([4, 2025, 2026]);
  });

  it('are unknown without one', () => {
    expect(extremeYears([])).toBeNull();
  });
});

describe('the years ahead of the benchmark', () => {
  const against = (year: number, percent: string, benchmark: string | null) => ({
    ...yearOf(year, percent),
    benchmark,
  });
  const of = (years: Given['years']) => {
    const returns = [{ ...toDate('ytd', '2026-11-20'), percent: '99.00', benchmark: '1.00' }];
    return yearsAhead(yearFigures({ years, returns }, 'fiscal'));
  };

  it('are counted among the full ones; an equal one is not ahead', () => {
    const years = [against(2023, '5.00', '4.99'), against(2024, '5.00', '5.0'), against(2025, '-3.00', '-1.00')];
    expect(of(years)).toEqual({ ahead: 1, count: 3, all: true });
  });

  it('are counted among those whose benchmark is known', () => {
    expect(of([against(2024, '5.00', null), against(2025, '-1.00', '-3.00')])).toEqual({
      ahead: 1,
      count: 1,
      all: false,
    });
    expect(of([against(2025, '5.00', null)])).toBeNull();
  });

  it('are so by points, without binary floats', () => {
    expect(pointsAhead({ percent: '11.09', benchmark: '10.82' })).toBe('0.27');
    expect(pointsAhead({ percent: '10.1', benchmark: '10.37' })).toBe('-0.27');
    expect(pointsAhead({ percent: '10.1', benchmark: null })).toBeNull();
  });
});
