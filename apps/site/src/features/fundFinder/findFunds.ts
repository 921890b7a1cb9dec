import { fold } from '@fundfront/content-model/fold';
import type { Horizon } from '@fundfront/content-model/horizon';
import type { RiskProfile } from '@fundfront/content-model/risk';
import { cellOf, everything, type FundChoice, type Sort } from './fundChoice.ts';

/** A fund as the list shows it: figures are text already, `order` alone is for comparing. */
export interface FinderFund {
  slug: string;
  name: string;
  path: string;
  /** Its name in both languages, folded. */
  terms: string;
  group: string;
  risk: RiskProfile | null;
  shariah: boolean;
  horizon: Horizon | null;
  nav: { text: string; date: string } | null;
  trend: { values: readonly number[]; label: string } | null;
  year: { text: string; basis: string; date: string } | { missing: string };
  expenses: string | null;
  minimum: string | null;
  /** Level of risk, the return of a year and the expense ratio in per cent; null comes last. */
  order: { risk: number; return: number | null; expenses: number | null };
}

const filters = ['cells', 'horizon', 'groups', 'risks', 'shariah', 'search'] as const;
export type FilterName = (typeof filters)[number];

const passes: Record<FilterName, (fund: FinderFund, choice: FundChoice) => boolean> = {
  cells: ({ group, risk }, { cells }) => risk !== null && cells.includes(cellOf(group, risk)),
  horizon: ({ horizon }, choice) => horizon === choice.horizon,
  groups: ({ group }, { groups }) => groups.includes(group),
  risks: ({ risk }, { risks }) => risk !== null && risks.includes(risk),
  shariah: ({ shariah }) => shariah,
  search: ({ terms }, { search }) =>
    fold(search)
      .split(' ')
      .every((term) => terms.includes(term)),
};

const isSet: Record<FilterName, (choice: FundChoice) => boolean> = {
  cells: ({ cells }) => cells.length > 0,
  horizon: ({ horizon }) => horizon !== null,
  groups: ({ groups }) => groups.length > 0,
  risks: ({ risks }) => risks.length > 0,
  shariah: ({ shariah }) => shariah,
  search: ({ search }) => fold(search) !== '',
};

export function filtersSet(choice: FundChoice): FilterName[] {
  return filters.filter((name) => isSet[name](choice));
}

export function withoutFilter(choice: FundChoice, name: FilterName): FundChoice {
  return { ...choice, [name]: everything[name] };
}

export function matching(funds: readonly FinderFund[], choice: FundChoice): FinderFund[] {
  const set = filtersSet(choice);
  return funds.filter((fund) => set.every((name) => passes[name](fund, choice)));
}

/** How many funds each value of a filter would leave, with the other filters as they are. */
export function facetCounts(funds: readonly FinderFund[], choice: FundChoice) {
  const open = (name: FilterName) => matching(funds, withoutFilter(choice, name));
  const [byHorizon, byGroup, byRisk, byShariah] = [open('horizon'), open('groups'), open('risks'), open('shariah')];
  return {
    anyHorizon: byHorizon.length,
    horizon: (horizon: Horizon) => byHorizon.filter((fund) => fund.horizon === horizon).length,
    group: (group: string) => byGroup.filter((fund) => fund.group === group).length,
    risk: (risk: RiskProfile) => byRisk.filter((fund) => fund.risk === risk).length,
    shariah: byShariah.filter((fund) => fund.shariah).length,
  };
}

/** The one filter whose removal brings back the most funds; null where no single one brings any. */
export function bestRemoval(
  funds: readonly FinderFund[],
  choice: FundChoice,
): { name: FilterName; count: number } | null {
  return filtersSet(choice)
    .map((name) => ({ name, count: matching(funds, withoutFilter(choice, name)).length }))
    .reduce<{ name: FilterName; count: number } | null>(
      (best, each) => (each.count > (best?.count ?? 0) ? each : best),
      null,
    );
}

const lastIfNull = (value: number | null, missing: number) => value ?? missing;

/** Ties, and funds without the figure, stand by name. */
export function sorted(funds: readonly FinderFund[], sort: Sort, locale: string): FinderFund[] {
  const collator = new Intl.Collator(locale);
  const rank: Record<Sort, (fund: FinderFund) => number> = {
    risk: ({ order }) => order.risk,
    name: () => 0,
    return: ({ order }) => -lastIfNull(order.return, -Number.MAX_VALUE),
    expenses: ({ order }) => lastIfNull(order.expenses, Number.MAX_VALUE),
  };
  return [...funds].sort((a, b) => rank[sort](a) - rank[sort](b) || collator.compare(a.name, b.name));
}
