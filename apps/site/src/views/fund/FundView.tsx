import { Container } from '@fundfront/ui/layout/Container';
import { Disclaimer } from '../../components/Disclaimer.tsx';
import { LastUpdated } from '../../components/LastUpdated.tsx';
import { About } from './About.tsx';
import { FundHeader } from './FundHeader.tsx';
import type { FundViewProps } from './FundSection.tsx';
import * as styles from './FundView.css.ts';
import { Growth } from './Growth.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { Returns } from './Returns.tsx';
import { SectionNav } from './SectionNav.tsx';

export function FundView(props: FundViewProps) {
  const { locale, messages, page, sheet } = props;
  const hasChart = sheet.history.length > 1;
  const sections = [
    ...(hasChart ? [{ id: 'growth', label: messages.fund.growth }] : []),
    { id: 'returns', label: messages.fund.returns },
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
