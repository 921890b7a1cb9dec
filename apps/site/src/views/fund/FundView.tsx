import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import { Disclaimer } from '../../components/Disclaimer.tsx';
import { LastUpdated } from '../../components/LastUpdated.tsx';
import { formatDate } from '../../i18n/index.ts';
import { FundHeader } from './FundHeader.tsx';
import { FundSection, type FundViewProps } from './FundSection.tsx';
import * as styles from './FundView.css.ts';
import { Investments } from './Investments.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { NavChart } from './NavChart.tsx';
import { Returns } from './Returns.tsx';
import { SectionNav } from './SectionNav.tsx';

export function FundView(props: FundViewProps) {
  const { locale, messages, page, sheet, investments } = props;
  const hasChart = sheet.history.length > 1;
  const sections = [
    ...(hasChart ? [{ id: 'growth', label: messages.fund.growth }] : []),
    { id: 'returns', label: messages.fund.returns },
    ...(investments ? [{ id: 'investments', label: messages.fund.investments }] : []),
    ...(page.body ? [{ id: 'about', label: messages.fund.about }] : []),
    { id: 'facts', label: messages.fund.facts },
    { id: 'disclaimer', label: messages.fund.disclaimer },
  ];
  return (
    <>
      <FundHeader {...props} />
      <SectionNav locale={locale} messages={messages} sections={sections} />
      <Container>
        <div className={styles.columns}>
          <div className={styles.main}>
            {hasChart ? <Growth {...props} /> : null}
            <Returns {...props} />
            <Investments {...props} />
            <About {...props} />
            <section id="disclaimer" aria-label={messages.fund.disclaimer} className={styles.section}>
              <Disclaimer messages={messages} />
              <div className={styles.updated}>
                <LastUpdated locale={locale} messages={messages} at={page.publishedAt} />
              </div>
            </section>
          </div>
          <KeyFacts {...props} />
        </div>
      </Container>
    </>
  );
}

function About({ messages, page }: FundViewProps) {
  if (!page.body) return null;
  return (
    <FundSection id="about" title={messages.fund.about}>
      <Prose html={page.body} />
    </FundSection>
  );
}

function Growth({ locale, messages, sheet }: FundViewProps) {
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
