import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { PageFooter } from '../../components/PageFooter.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RiskLadder } from '../../components/RiskLadder.tsx';
import type { NavBoard } from '../../content/site.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './OfferingsView.css.ts';

interface OfferingsViewProps extends ViewProps {
  board: NavBoard;
}

export function OfferingsView({ board, ...view }: OfferingsViewProps) {
  const { locale, messages, page } = view;
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} />
      {page.body ? (
        <Section as="div" space="m">
          <Container>
            <Prose html={page.body} />
          </Container>
        </Section>
      ) : null}
      <RiskLadder messages={messages} title={messages.company.offerings.title} categories={board.categories} />
      <div className={styles.foot}>
        <PageFooter locale={locale} messages={messages} page={page} />
      </div>
    </>
  );
}
