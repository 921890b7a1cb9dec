import type { Locale } from '@fundfront/content-model';
import type { SitePage } from '../content/page.ts';
import type { Messages } from '../i18n/index.ts';

/** What every view of a page gets. */
export interface ViewProps {
  locale: Locale;
  messages: Messages;
  page: SitePage;
}
