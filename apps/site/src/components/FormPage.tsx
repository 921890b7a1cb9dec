import type { Locale } from '@fundfront/content-model';
import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import type { ReactNode } from 'react';
import type { SitePage } from '../content/page.ts';
import type { Messages } from '../i18n/index.ts';
import { FormColumns } from './FormColumns.tsx';
import * as styles from './FormPage.css.ts';
import type { Steps } from './NextSteps.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';

interface FormPageProps {
  locale: Locale;
  messages: Messages;
  page: SitePage;
  next: Steps;
  privacy?: string | null;
  text?: 'over' | 'beside';
  aside?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

export function FormPage({
  locale,
  messages,
  page,
  next,
  privacy,
  text = 'beside',
  aside,
  after,
  children,
}: FormPageProps) {
  const body = page.body ? <Prose html={page.body} /> : null;
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} tone="paper" />
      <Container>
        <div className={styles.body}>
          <FormColumns
            locale={locale}
            messages={messages}
            next={next}
            privacy={privacy}
            more={
              <>
                {text === 'beside' && body ? <div className={styles.beside}>{body}</div> : null}
                {aside}
              </>
            }
          >
            {text === 'over' ? body : null}
            {children}
          </FormColumns>
        </div>
      </Container>
      {after}
      <PageFooter locale={locale} messages={messages} page={page} />
    </>
  );
}
