import type { Locale } from '@fundfront/content-model';
import { Container } from '@fundfront/ui/layout/Container';
import type { ReactNode } from 'react';
import type { SitePage } from '../content/page.ts';
import type { Messages } from '../i18n/index.ts';
import { LastUpdated } from './LastUpdated.tsx';
import { Onward } from './Onward.tsx';
import * as styles from './PageFooter.css.ts';

interface PageFooterProps {
  locale: Locale;
  messages: Messages;
  page: Pick<SitePage, 'path' | 'breadcrumbs' | 'siblings' | 'publishedAt'>;
  /** In place of the ways onward. */
  children?: ReactNode;
}

export function PageFooter({ locale, messages, page, children }: PageFooterProps) {
  return (
    <Container>
      <div className={styles.foot}>
        <LastUpdated locale={locale} messages={messages} at={page.publishedAt} />
        {children ?? <Onward messages={messages} page={page} />}
      </div>
    </Container>
  );
}
