import { Facts } from '@fundfront/ui/components/Facts';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { formatDate, groupThousands } from '../../i18n/index.ts';
import { FundSection, type FundViewProps } from './FundSection.tsx';
import * as styles from './FundView.css.ts';

export function KeyFacts({ locale, messages, sheet, facts }: FundViewProps) {
  const { fund } = messages;
  const rate = (value: string | null) => value && <Ltr>{groupThousands(value)}%</Ltr>;
  const latin = (value: string | null) => value && <Ltr>{value}</Ltr>;
  const items = [
    { term: fund.category, value: sheet.row.category.title },
    { term: fund.benchmark, value: facts.benchmark },
    { term: fund.inception, value: facts.inceptionDate && formatDate(locale, facts.inceptionDate) },
    { term: fund.frontEndLoad, value: rate(facts.frontEndLoad) },
    { term: fund.managementFee, value: rate(facts.managementFee) },
    { term: fund.expenseRatio, value: rate(facts.expenseRatio) },
    { term: fund.stability, value: latin(facts.rating) },
    { term: fund.trustee, value: facts.trustee },
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
