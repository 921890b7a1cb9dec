import { describe, expect, it } from 'vitest';
import {
  type CompareCell,
  type CompareFund,
  type CompareRow,
  mixedBases,
  readComparison,
  rowState,
  shownPair,
  writeComparison,
} from './comparison.ts';

const known = ['a', 'b', 'c', 'd', 'e'];

describe('the address', () => {
  it('holds the funds in their order, each once, and the view', () => {
    const read = readComparison('?f=c,a,c&only=differences', known);
    expect(read).toEqual({ slugs: ['c', 'a'], unknown: [], tooMany: false, differencesOnly: true });
    expect(writeComparison(read)).toBe('?f=c,a&only=differences');
    expect(writeComparison({ slugs: [], differencesOnly: true })).toBe('');
  });

  it('may name funds that are not there, or too many', () => {
    expect(readComparison('?f=zzz,b', known)).toMatchObject({ slugs: ['b'], unknown: ['zzz'], tooMany: false });
    expect(readComparison('?f=a,b,c,d,e', known)).toMatchObject({ slugs: ['a', 'b', 'c', 'd'], tooMany: true });
    expect(readComparison('', known)).toMatchObject({ slugs: [], unknown: [] });
  });
});

const cell = (text: string, more: Partial<CompareCell> = {}): CompareCell => ({ text, ...more });

describe('a row', () => {
  it('of terms is the same for all or differs, by its words and their notes', () => {
    const term = { kind: 'term' } as const;
    expect(rowState(term, [cell('Yes'), cell('Yes')])).toBe('same');
    expect(rowState(term, [cell('Yes'), cell('No')])).toBe('differs');
    expect(rowState(term, [cell('N/A', { notes: ['not stated'] }), cell('N/A')])).toBe('differs');
    expect(rowState(term, [cell('Yes')])).toBe('plain');
  });

  it('of figures is never marked nor merged', () => {
    expect(rowState({ kind: 'figure' }, [cell('1.00%'), cell('1.00%')])).toBe('plain');
  });
});

describe('mixed bases', () => {
  const rows: CompareRow[] = ['YTD', '3 years', 'Trustee'].map((label) => ({
    key: label,
    label,
    group: 'returns',
    kind: 'figure',
  }));
  const fund = (bases: (string | undefined)[]): CompareFund => ({
    id: 'x',
    slug: 'x',
    name: 'X',
    path: '/x',
    risk: null,
    cells: bases.map((basis) => (basis === undefined ? cell('N/A') : cell('1%', { basis }))),
  });

  it('are named with the rows that have them', () => {
    const funds = [fund(['annualised', 'CAGR', undefined]), fund(['absolute', 'CAGR', undefined])];
    expect(mixedBases(rows, funds)).toEqual({ rows: ['YTD'], bases: ['annualised', 'absolute'] });
  });

  it('are none where a figure is missing beside another', () => {
    expect(
      mixedBases(rows, [fund(['annualised', undefined, undefined]), fund([undefined, 'CAGR', undefined])]),
    ).toBeNull();
  });
});

describe('the two columns of a phone', () => {
  it('are the chosen ones in the order of the table, filled up from the first', () => {
    expect(shownPair([3, 1], 4)).toEqual([1, 3]);
    expect(shownPair([3, 1], 3)).toEqual([0, 1]);
    expect(shownPair([2, 2], 4)).toEqual([0, 2]);
    expect(shownPair([0, 1], 1)).toEqual([0]);
  });
});
