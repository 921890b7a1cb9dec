import { type Locale, riskLevel } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import { nameOf, returnOf } from '../../components/listedFund.ts';
import type { ListedFund } from '../../content/site.ts';
import type { FinderFund } from '../../features/fundFinder/findFunds.ts';
import { formatDate, formatPercent, formatPrice, groupThousands, type Messages } from '../../i18n/index.ts';

/** Points of a drawing of 96 px: more would only make the page heavier. */
const trendPoints = 16;
const afterHigh = 6;

function thinned(values: readonly number[]): number[] {
  if (values.length <= trendPoints) return [...values];
  const step = (values.length - 1) / (trendPoints - 1);
  return Array.from({ length: trendPoints }, (_, index) => values[Math.round(index * step)] ?? 0);
}

/** @param others the same funds in the other language, whose names a search finds too */
export function finderFunds(
  locale: Locale,
  messages: Messages,
  funds: readonly ListedFund[],
  others: readonly ListedFund[],
): FinderFund[] {
  const otherNames = new Map(others.map((fund) => [fund.row.id, nameOf(fund)]));
  return funds.map((fund) => {
    const { slug, row, shariah, horizon, minimumInvestment, expenses } = fund;
    const year = returnOf(fund, 'd365');
    const name = nameOf(fund);
    const { price, riskProfile } = row;
    const hasYear = typeof year === 'object';
    return {
      slug,
      name,
      path: row.path,
      terms: fold(`${name} ${otherNames.get(row.id) ?? ''}`),
      group: row.category.group,
      risk: riskProfile,
      shariah: shariah === true,
      horizon,
      nav: price && { text: formatPrice(price.nav), date: formatDate(locale, price.validityDate) },
      trend:
        price && price.recent.length > 1 ? { values: thinned(price.recent), label: messages.fund.trendOf(name) } : null,
      year: hasYear
        ? {
            text: formatPercent(year.percent),
            basis: messages.basis[year.basis],
            date: formatDate(locale, year.asOf),
          }
        : { missing: messages.compare[year] },
      expenses: expenses && `${groupThousands(expenses.ratio)}%`,
      minimum: minimumInvestment === null ? null : messages.fund.rupees(groupThousands(minimumInvestment)),
      order: {
        risk: riskProfile ? riskLevel(riskProfile) : afterHigh,
        return: hasYear ? Number(year.percent) : null,
        expenses: expenses && Number(expenses.ratio),
      },
    };
  });
}
