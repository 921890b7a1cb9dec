import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { formatDate } from '../../i18n/index.ts';
import * as styles from './FundView.css.ts';
import type { FundSectionProps } from './FundView.tsx';
import { NavChart } from './NavChart.tsx';

/** The announced price over time. */
export function Growth({ locale, messages, sheet }: FundSectionProps) {
  const { fund } = messages;
  const first = sheet.history[0];
  const last = sheet.history.at(-1);
  if (!first || !last) return null;
  const from = formatDate(locale, first.date);
  const to = formatDate(locale, last.date);
  return (
    <section id="growth" aria-labelledby="growth-title" className={styles.section}>
      <div className={styles.head}>
        <div>
          <Heading level={2} size="h3" id="growth-title">
            {fund.growth}
          </Heading>
          <Text size="meta" tone="meta">
            {fund.growthLead(from, to)}
          </Text>
        </div>
      </div>
      <NavChart
        locale={locale}
        history={sheet.history}
        label={fund.growthAlt(`${first.nav}, ${from}`, `${last.nav}, ${to}`)}
      />
    </section>
  );
}
