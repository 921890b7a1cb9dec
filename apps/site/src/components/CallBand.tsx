import type { Locale } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import type { Messages } from '../i18n/index.ts';
import { pathTo } from '../links.ts';
import * as styles from './CallBand.css.ts';

interface CallBandProps {
  locale: Locale;
  messages: Messages;
  data: { callTitle: string | null | undefined; callLead: string | null | undefined };
}

export function CallBand({ locale, messages, data }: CallBandProps) {
  if (!data.callTitle) return null;
  return (
    <Section tone="teal" space="none" labelledBy="call-band">
      <Container>
        <div className={styles.call}>
          <div className={styles.text}>
            <Heading level={2} id="call-band">
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
