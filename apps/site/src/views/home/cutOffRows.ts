import {
  type CutOffRule,
  type CutOffWeek,
  cutOffWeek,
  type NamedSeason,
  rulesOfFund,
} from '@fundfront/content-model/cutOffs';
import type { NavBoard } from '../../content/site.ts';

type BoardFund = NavBoard['funds'][number];

export interface CutOffRow {
  /** A category, or a fund that differs from it. */
  label: string;
  rules: readonly CutOffRule[];
  standing: CutOffWeek;
  /** In the order of the seasons. */
  inSeason: readonly CutOffWeek[];
}

const labelOf = ({ title, subFund }: BoardFund) => (subFund ? `${title} · ${subFund}` : title);

/**
 * Each category with the times that most of its funds have, and after it each fund with others. In the order of the
 * board.
 */
export function cutOffRows(
  funds: readonly BoardFund[],
  rules: readonly CutOffRule[],
  seasons: readonly NamedSeason[],
): CutOffRow[] {
  const rowOf = (fund: BoardFund): CutOffRow => {
    const own = rulesOfFund(rules, fund.id);
    const inSeason = seasons.map((season) => cutOffWeek(own, season));
    return { label: labelOf(fund), rules: own, standing: cutOffWeek(own, null), inSeason };
  };
  const sameTimes = ({ standing, inSeason }: CutOffRow) => JSON.stringify([standing, inSeason]);
  return [...Map.groupBy(funds, ({ category }) => category.slug).values()].flatMap((within) => {
    const groups = [...Map.groupBy(within.map(rowOf), sameTimes).values()].sort((a, b) => b.length - a.length);
    const [most = [], ...others] = groups;
    const category = most.slice(0, 1).map((row) => ({ ...row, label: within[0]?.category.title ?? row.label }));
    return [...category, ...others.flat()];
  });
}
