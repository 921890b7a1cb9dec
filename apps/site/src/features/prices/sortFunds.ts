import type { DayFund } from '../../content/prices.ts';

export interface DaySort {
  column: 'fund' | 'nav' | 'change' | 'ytd';
  direction: 'ascending' | 'descending';
}

function figureOf({ price, ytd }: DayFund, column: 'nav' | 'change' | 'ytd'): number | null {
  const text = { nav: price?.nav, change: price?.change?.percent, ytd: ytd?.percent }[column];
  return text === undefined ? null : Number(text);
}

/** Without a price last, and without the figure before those; each in the order of the list. */
export function sortFunds(funds: readonly DayFund[], sort: DaySort | null, locale: string): DayFund[] {
  if (!sort) return [...funds];
  const { column } = sort;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const compare = (one: DayFund, other: DayFund): number => {
    if (column === 'fund') return one.fund.title.localeCompare(other.fund.title, locale) * sign;
    const [a, b] = [figureOf(one, column), figureOf(other, column)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a - b) * sign;
  };
  const priced = funds.filter(({ price }) => price !== null).sort(compare);
  return [...priced, ...funds.filter(({ price }) => price === null)];
}

/** A column is sorted upwards first, then downwards, then not. */
export function nextSort(sort: DaySort | null, column: DaySort['column']): DaySort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}
