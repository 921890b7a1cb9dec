import { type FundRow, type FundSheet, type ReturnPeriod, returnPeriods } from '@fundfront/content-model/wire';
import type { StoredReturns } from '../nav/queries.ts';
import { announcedRate } from './computeReturns.ts';
import { nominalDays, startOf, yearsOf } from './periods.ts';
import type { StoredComputed } from './queries.ts';
import { basisOf } from './rules.ts';

type FundReturn = FundRow['returns'][number];
type YearReturn = FundSheet['years'][number];

/**
 * As announced, with the basis that its source uses. MUFAP does not say on which day a figure of years begins, nor
 * publishes the compound rate beside an absolute one: that is the one over whole years.
 */
function announcedReturn(announced: StoredReturns, period: ReturnPeriod): FundReturn | null {
  const percent = announced.figures[period];
  if (percent === undefined) return null;
  const { asOf, basis: category } = announced;
  const years = yearsOf(period);
  const basis = basisOf({ source: 'mufap', category, days: nominalDays(period), asOf });
  const cagr = basis === 'absolute' && years !== null ? announcedRate(percent, years) : null;
  return {
    period,
    percent,
    basis,
    cagr,
    asOf,
    from: years === null ? startOf(period, asOf) : null,
    source: 'announced',
  };
}

function figureOf({ percent, basis, cagr, asOf, from }: StoredComputed) {
  return { percent, basis, cagr, asOf, from, source: 'computed' } as const;
}

/**
 * For each period the figure as of the later day; of the same day the announced one. A figure brings its own date, basis
 * and source: two are never combined.
 */
export function mergeReturns(
  announced: StoredReturns | undefined,
  computed: readonly StoredComputed[],
): FundRow['returns'] {
  const own = new Map<string, StoredComputed>(computed.map((figure) => [figure.period, figure]));
  return returnPeriods.flatMap((period): FundReturn[] => {
    const published = announced ? announcedReturn(announced, period) : null;
    const found = own.get(period);
    if (found && (!published || found.asOf > published.asOf)) return [{ period, ...figureOf(found) }];
    return published ? [published] : [];
  });
}

/** An announced figure stands beside the benchmark where the product has one of the same days on the same basis. */
export function besideBenchmark(
  returns: FundRow['returns'],
  computed: readonly StoredComputed[],
): FundSheet['returns'] {
  const own = new Map<string, StoredComputed>(computed.map((figure) => [figure.period, figure]));
  return returns.map((figure) => {
    const found = own.get(figure.period);
    const same = found?.asOf === figure.asOf && found.basis === figure.basis;
    return { ...figure, benchmark: same ? found.benchmark : null };
  });
}

/** Complete years, by the day on which each ended. */
export function yearReturns(computed: readonly StoredComputed[], benchmarked: boolean): FundSheet['years'] {
  return computed
    .flatMap((figure): YearReturn[] => {
      const [, name, digits] = /^(fy|cy)(\d{4})$/.exec(figure.period) ?? [];
      if (name === undefined || digits === undefined) return [];
      const asOf = `${digits}${figure.from.slice(4)}`;
      const benchmark = benchmarked ? figure.benchmark : null;
      const kind = name === 'fy' ? 'fiscal' : 'calendar';
      return [{ kind, year: Number(digits), ...figureOf({ ...figure, asOf }), benchmark }];
    })
    .sort((a, b) => a.asOf.localeCompare(b.asOf));
}
