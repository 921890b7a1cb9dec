import { type Locale, riskLevel } from '@fundfront/content-model';
import { fill } from '../../components/fill.ts';
import { nameOf, returnOf } from '../../components/listedFund.ts';
import type { ListedFund } from '../../content/site.ts';
import type { CompareCell, CompareFund, CompareRow } from '../../features/fundCompare/comparison.ts';
import { formatDate, formatPercent, formatPrice, groupThousands, type Messages } from '../../i18n/index.ts';

type FactName =
  | 'riskProfile'
  | 'principal'
  | 'expenseRatio'
  | 'managementFee'
  | 'frontEndLoad'
  | 'backEndLoad'
  | 'minimum'
  | 'horizon'
  | 'nav'
  | 'category'
  | 'shariah'
  | 'benchmark'
  | 'rating'
  | 'inception'
  | 'trustee';

interface Fact extends CompareRow {
  cellOf: (fund: ListedFund) => CompareCell;
}

const periods = ['mtd', 'ytd', 'd90', 'd365', 'y3', 'y5', 'inception'] as const;

function factsOf(locale: Locale, messages: Messages): Fact[] {
  const { compare, riskChip, basis, fund } = messages;
  const missing = (reason: string): CompareCell => ({ text: fund.missing, notes: [reason] });
  const plain = (text: string | null): CompareCell => (text === null ? missing(compare.notStated) : { text });
  const latin = (text: string | null): CompareCell => ({ ...plain(text), ltr: text !== null });
  const percent = (value: string | null) => latin(value === null ? null : `${groupThousands(value)}%`);

  const returnCell = (listed: ListedFund, period: (typeof periods)[number]): CompareCell => {
    const found = returnOf(listed, period);
    if (typeof found === 'string') return missing(compare[found]);
    const date = formatDate(locale, found.asOf);
    const note = fill(compare.asOf, { basis: basis[found.basis], date });
    const cagr = found.basis === 'absolute' ? found.cagr : null;
    return {
      text: formatPercent(found.percent),
      notes: cagr === null ? [note] : [note, fill(compare.cagr, { percent: formatPercent(cagr) })],
      basis: basis[found.basis],
      ltr: true,
    };
  };

  const returns = periods.map(
    (key): Fact => ({
      key,
      label: compare.periods[key],
      group: 'returns',
      kind: 'figure',
      cellOf: (listed) => returnCell(listed, key),
    }),
  );

  const risk = (chip: string) => (locale === 'en' ? chip.toLowerCase() : chip);
  const fact = (kind: CompareRow['kind'], group: CompareRow['group'], key: FactName, cellOf: Fact['cellOf']): Fact => ({
    key,
    label: compare[key],
    group,
    kind,
    cellOf,
  });

  return [
    ...returns,
    fact('term', 'risk', 'riskProfile', ({ row }) => plain(row.riskProfile && riskChip[row.riskProfile])),
    fact('term', 'risk', 'principal', ({ row }) => plain(row.riskProfile && risk(riskChip[row.riskProfile]))),
    fact('figure', 'costs', 'expenseRatio', ({ expenses }) => ({
      ...percent(expenses?.ratio ?? null),
      ...(expenses?.asOf && { notes: [formatDate(locale, expenses.asOf)] }),
    })),
    fact('term', 'costs', 'managementFee', ({ managementFee }) => percent(managementFee)),
    fact('term', 'costs', 'frontEndLoad', ({ frontEndLoad }) => percent(frontEndLoad)),
    fact('term', 'costs', 'backEndLoad', ({ backEndLoad }) => percent(backEndLoad)),
    fact('term', 'facts', 'horizon', ({ horizon }) => plain(horizon && messages.finder.horizons[horizon])),
    fact('term', 'facts', 'minimum', ({ minimumInvestment }) =>
      plain(minimumInvestment === null ? null : messages.fund.rupees(groupThousands(minimumInvestment))),
    ),
    fact('figure', 'facts', 'nav', ({ row: { price } }) =>
      price
        ? { text: formatPrice(price.nav), notes: [formatDate(locale, price.validityDate)], ltr: true }
        : missing(fund.noPrice),
    ),
    fact('term', 'facts', 'category', ({ row }) => plain(row.category.title)),
    fact('term', 'facts', 'shariah', ({ shariah }) =>
      plain(shariah === null ? null : shariah ? compare.yes : compare.no),
    ),
    fact('term', 'facts', 'benchmark', ({ benchmark }) => plain(benchmark)),
    fact('term', 'facts', 'rating', ({ row }) => latin(row.rating)),
    fact('term', 'facts', 'inception', ({ inceptionDate }) =>
      plain(inceptionDate && formatDate(locale, inceptionDate)),
    ),
    fact('term', 'facts', 'trustee', ({ trustee }) => plain(trustee)),
  ];
}

/** All facts of all funds as text, lowest risk first: the island only arranges them. */
export function compareFunds(
  locale: Locale,
  messages: Messages,
  listed: readonly ListedFund[],
): { rows: CompareRow[]; funds: CompareFund[] } {
  const facts = factsOf(locale, messages);
  const collator = new Intl.Collator(locale);
  const level = ({ row }: ListedFund) => (row.riskProfile ? riskLevel(row.riskProfile) : Number.POSITIVE_INFINITY);
  const order = (a: ListedFund, b: ListedFund) => {
    const [one, other] = [level(a), level(b)];
    return one === other ? collator.compare(nameOf(a), nameOf(b)) : one - other;
  };
  return {
    rows: facts.map(({ cellOf: _, ...row }) => row),
    funds: [...listed].sort(order).map((each) => {
      const { riskProfile, path } = each.row;
      return {
        id: each.row.id,
        slug: each.slug,
        name: nameOf(each),
        path,
        risk: riskProfile && { level: riskLevel(riskProfile), label: messages.riskChip[riskProfile] },
        cells: facts.map(({ cellOf }) => cellOf(each)),
      };
    }),
  };
}
