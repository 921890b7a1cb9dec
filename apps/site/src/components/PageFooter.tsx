import type { Locale } from '@fundfront/content-model';
import { Container } from '@fundfront/ui/layout/Container';
import type { SitePage } from '../content/page.ts';
import type { Messages } from '../i18n/index.ts';
import { LastUpdated } from './LastUpdated.tsx';
import { LocalNav } from './LocalNav.tsx';
import * as styles from './PageFooter.css.ts';

interface PageFooterProps {
  locale: Locale;
  messages: Messages;
  page: Pick<SitePage, 'path' | 'breadcrumbs' | 'siblings' | 'publishedAt'>;
  nav?: boolean;
}

export function PageFooter({ locale, messages, page, nav = true }: PageFooterProps) {
  const section = nav && page.breadcrumbs.length > 0 && page.siblings.length > 1;
  return (
    <Container>
      <div className={styles.foot}>
        <LastUpdated locale={locale} messages={messages} at={page.publishedAt} />
        {section ? (
          <LocalNav label={messages.page.section} links={page.siblings} path={page.path} variant="foot" />
        ) : null}
      </div>
    </Container>
  );
}
