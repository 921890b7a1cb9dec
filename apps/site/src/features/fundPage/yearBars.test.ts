import { describe, expect, it } from 'vitest';
import { extremeYears, yearFigures } from './yearBars.ts';

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
});
const toDate = (period: 'ytd' | 'cytd', asOf: string): Given['returns'][number] => ({
  period,
  percent: '4.00',
  basis: 'annualised',
  cagr: null,
  asOf,
  from: '2026-06-30',
  source,
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
