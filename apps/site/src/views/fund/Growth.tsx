import { formatDate } from '../../i18n/index.ts';
import { FundSection, type FundViewProps } from './FundSection.tsx';
import { NavChart } from './NavChart.tsx';

export function Growth({ locale, messages, sheet }: FundViewProps) {
  const { fund } = messages;
  const first = sheet.history[0];
  const last = sheet.history.at(-1);
  if (!first || !last) return null;
  const from = formatDate(locale, first.date);
  const to = formatDate(locale, last.date);
  return (
    <FundSection id="growth" title={fund.growth} lead={fund.growthLead(from, to)}>
      <NavChart
        locale={locale}
        history={sheet.history}
        label={fund.growthAlt(`${first.nav}, ${from}`, `${last.nav}, ${to}`)}
      />
    </FundSection>
  );
}
