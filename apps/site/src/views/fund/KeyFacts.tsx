import { Facts } from '@fundfront/ui/components/Facts';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { formatDate, groupThousands } from '../../i18n/index.ts';
import { spentMonths } from './costLines.ts';
import { FundSection, type FundViewProps } from './FundSection.tsx';
import * as styles from './FundView.css.ts';

export function KeyFacts({ locale, messages, sheet, facts, months }: FundViewProps) {
  const { fund, finder } = messages;
  const rate = (value: string | null) => value && <Ltr>{groupThousands(value)}%</Ltr>;
  const rupees = (value: string) => fund.rupees(groupThousands(value));
  const date = (value: string | null) => value && formatDate(locale, value);
  const latin = (value: string | null) => value && <Ltr>{value}</Ltr>;
  // Where the months are published, the latest of them is the ratio: a page has one.
  const spent = spentMonths(months?.months).at(-1);
  const expenses = spent ? (
    <>
      {rate(spent.ratio)} ({formatDate(locale, spent.expensesOn)})
    </>
  ) : (
    rate(facts.expenseRatio)
  );
  const items = [
    { term: fund.objective, value: facts.objective },
    { term: fund.category, value: sheet.row.category.title },
    { term: fund.benchmark, value: facts.benchmark },
    { term: fund.inception, value: date(facts.inceptionDate) },
    { term: fund.horizon, value: facts.horizon && finder.horizons[facts.horizon] },
    { term: fund.minimum, value: facts.minimumInvestment && rupees(facts.minimumInvestment) },
    { term: fund.frontEndLoad, value: rate(facts.frontEndLoad) },
    { term: fund.backEndLoad, value: rate(facts.backEndLoad) },
    { term: fund.redemptionTime, value: facts.redemptionTime },
    { term: fund.managementFee, value: rate(facts.managementFee) },
    { term: fund.expenseRatio, value: expenses },
    { term: fund.stability, value: latin(facts.rating) },
    { term: fund.ratedBy, value: facts.rating && facts.ratingAgency },
    { term: fund.ratedOn, value: facts.rating && date(facts.ratingDate) },
    { term: fund.ratedUntil, value: facts.rating && date(facts.ratingValidUntil) },
    { term: fund.trustee, value: facts.trustee },
    { term: fund.auditor, value: facts.auditor },
    { term: fund.manager, value: facts.manager },
    { term: fund.sector, value: facts.sector },
    { term: fund.mufapId, value: latin(facts.mufapId) },
  ].filter(({ value }) => value);
  const half = Math.ceil(items.length / 2);
  return (
    <FundSection id="facts" title={fund.facts}>
      <div className={styles.facts}>
        <Facts items={items.slice(0, half)} layout="columns" />
        <Facts items={items.slice(half)} layout="columns" />
      </div>
    </FundSection>
  );
}
