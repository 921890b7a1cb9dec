import { limits } from '@fundfront/content-model/limits';

/** A fact of one fund, as it is shown. */
export interface CompareCell {
  text: string;
  /** Below the text: the basis and date of a figure, or why there is none. */
  notes?: readonly string[];
  basis?: string;
  /** A figure or a Latin name, which runs left to right. */
  ltr?: boolean;
}

export interface CompareFund {
  id: string;
  slug: string;
  name: string;
  path: string;
  risk: { level: 1 | 2 | 3 | 4 | 5; label: string } | null;
  cells: readonly CompareCell[];
}

export interface CompareRow {
  key: string;
  label: string;
  group: 'returns' | 'risk' | 'costs' | 'facts';
  /** Figures nearly always differ: only words and terms are marked where they do, and merged where they do not. */
  kind: 'figure' | 'term';
}

interface Comparison {
  slugs: readonly string[];
  /** In the address, but no fund's. */
  unknown: readonly string[];
  tooMany: boolean;
  differencesOnly: boolean;
}

export function readComparison(query: string, known: readonly string[]): Comparison {
  const params = new URLSearchParams(query);
  const asked = [...new Set((params.get('f') ?? '').split(',').filter(Boolean))];
  const found = asked.filter((slug) => known.includes(slug));
  return {
    slugs: found.slice(0, limits.comparedFunds),
    unknown: asked.filter((slug) => !known.includes(slug)),
    tooMany: found.length > limits.comparedFunds,
    differencesOnly: params.get('only') === 'differences',
  };
}

/** With its question mark; empty where nothing is chosen. */
export function writeComparison({ slugs, differencesOnly }: Pick<Comparison, 'slugs' | 'differencesOnly'>): string {
  if (slugs.length === 0) return '';
  return `?f=${slugs.join(',')}${differencesOnly ? '&only=differences' : ''}`;
}

const wholeText = ({ text, notes = [] }: CompareCell) => [text, ...notes].join('\n');

/** `plain`: neither marked nor merged. */
export function rowState(
  { kind }: Pick<CompareRow, 'kind'>,
  cells: readonly CompareCell[],
): 'plain' | 'same' | 'differs' {
  if (kind === 'figure' || cells.length < 2) return 'plain';
  return new Set(cells.map(wholeText)).size === 1 ? 'same' : 'differs';
}

/** The rows whose figures stand on more than one basis, and those bases; null where there is none. */
export function mixedBases(
  rows: readonly CompareRow[],
  funds: readonly CompareFund[],
): { rows: string[]; bases: string[] } | null {
  const mixed = rows.flatMap(({ label }, index) => {
    const bases = new Set(funds.flatMap(({ cells }) => cells[index]?.basis ?? []));
    return bases.size > 1 ? [{ label, bases: [...bases] }] : [];
  });
  if (mixed.length === 0) return null;
  return { rows: mixed.map(({ label }) => label), bases: [...new Set(mixed.flatMap(({ bases }) => bases))] };
}

/**
 * The two columns that a phone shows, in the order of the table.
 * @param chosen columns that were asked for; those that are no longer there give way to the first that are
 */
export function shownPair(chosen: readonly number[], count: number): number[] {
  const valid = [...new Set(chosen)].filter((column) => column < count);
  const rest = Array.from({ length: count }, (_, column) => column).filter((column) => !valid.includes(column));
  return [...valid, ...rest].slice(0, 2).sort((a, b) => a - b);
}
