import { Heading } from '@fundfront/ui/components/Heading';
import { Prose } from '@fundfront/ui/components/Prose';
import * as styles from './FundView.css.ts';
import type { FundSectionProps } from './FundView.tsx';

/** What the fund is for, in the company's words. */
export function About({ messages, page }: FundSectionProps) {
  if (!page.body) return null;
  return (
    <section id="about" aria-labelledby="about-title" className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} size="h3" id="about-title">
          {messages.fund.about}
        </Heading>
      </div>
      <Prose html={page.body} />
    </section>
  );
}
