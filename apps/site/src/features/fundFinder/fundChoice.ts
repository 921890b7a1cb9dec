import { type Horizon, horizons } from '@fundfront/content-model/horizon';
import { type RiskProfile, riskProfiles } from '@fundfront/content-model/risk';

export const sorts = ['risk', 'name', 'return', 'expenses'] as const;
export type Sort = (typeof sorts)[number];

/** What the visitor asks of the list. All of it stands in the address. */
export interface FundChoice {
  /** Of the lattice, `group.risk`. */
  cells: readonly string[];
  /** Null for any time. */
  horizon: Horizon | null;
  groups: readonly string[];
  risks: readonly RiskProfile[];
  shariah: boolean;
  search: string;
  sort: Sort;
}

export const everything: FundChoice = {
  cells: [],
  horizon: null,
  groups: [],
  risks: [],
  shariah: false,
  search: '',
  sort: 'risk',
};

export const cellOf = (group: string, risk: RiskProfile) => `${group}.${risk}`;

/** What an address says that is on no list is as if it were not there. */
export function readChoice(query: string, groups: readonly string[]): FundChoice {
  const params = new URLSearchParams(query);
  const listed = (name: string) => [...new Set((params.get(name) ?? '').split(',').filter(Boolean))];
  const cells = new Set(groups.flatMap((group) => riskProfiles.map((risk) => cellOf(group, risk))));
  const risks = listed('risk');
  const sort = params.get('sort');
  return {
    cells: listed('cell').filter((cell) => cells.has(cell)),
    horizon: horizons.find((each) => each === params.get('needed')) ?? null,
    groups: listed('category').filter((group) => groups.includes(group)),
    risks: riskProfiles.filter((risk) => risks.includes(risk)),
    shariah: params.get('shariah') === '1',
    search: params.get('q') ?? '',
    sort: sorts.find((each) => each === sort) ?? 'risk',
  };
}

/** With its question mark; empty where nothing is asked. */
export function writeChoice({ cells, horizon, groups, risks, shariah, search, sort }: FundChoice): string {
  const pairs = [
    ['needed', horizon ?? ''],
    ['risk', risks.join(',')],
    ['category', groups.join(',')],
    ['cell', cells.join(',')],
    ['shariah', shariah ? '1' : ''],
    ['q', encodeURIComponent(search.trim())],
    ['sort', sort === 'risk' ? '' : sort],
  ].filter(([, value]) => value !== '');
  return pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`;
}

export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
