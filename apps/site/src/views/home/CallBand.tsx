import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { pathTo } from '../../links.ts';
import * as styles from './CallBand.css.ts';
import type { HomePartProps } from './HomeView.tsx';

/** The way to a person. */
export function CallBand({ locale, messages, data }: HomePartProps) {
  if (!data.callTitle) return null;
  return (
    <Section tone="teal" space="none" labelledBy="home-call">
      <Container>
        <div className={styles.call}>
          <div className={styles.words}>
            <Heading level={2} id="home-call">
              {data.callTitle}
            </Heading>
            {data.callLead ? <Text tone="secondary">{data.callLead}</Text> : null}
          </div>
          <a href={pathTo(locale, 'call')} className={styles.button}>
            {messages.home.call}
          </a>
        </div>
      </Container>
    </Section>
  );
}
