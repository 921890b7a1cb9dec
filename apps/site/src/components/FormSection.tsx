import type { Locale } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import type { ReactNode } from 'react';
import type { Messages } from '../i18n/index.ts';
import { FormColumns } from './FormColumns.tsx';
import * as styles from './FormSection.css.ts';
import type { Steps } from './NextSteps.tsx';

/** `#form` in links from elsewhere. */
export const formAnchor = 'form';

interface FormSectionProps {
  locale: Locale;
  messages: Messages;
  title: string;
  lead?: string | null;
  next: Steps;
  ruled?: boolean;
  children: ReactNode;
}

export function FormSection({ locale, messages, title, lead, next, ruled = false, children }: FormSectionProps) {
  return (
    <Container>
      <section id={formAnchor} aria-labelledby="form-title" className={ruled ? styles.ruled : styles.section}>
        <div className={styles.text}>
          <Heading level={2} size="h3" id="form-title">
            {title}
          </Heading>
          {lead ? (
            <Text size="lead" tone="secondary">
              {lead}
            </Text>
          ) : null}
        </div>
        <FormColumns locale={locale} messages={messages} next={next} level={3}>
          {children}
        </FormColumns>
      </section>
    </Container>
  );
}
