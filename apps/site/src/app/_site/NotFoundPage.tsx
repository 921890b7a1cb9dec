import type { Locale } from '@fundfront/content-model';
import { getMenu } from '../../content/menu/getMenu.ts';
import { messagesOf } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import { NotFoundView } from '../../views/notFound/NotFoundView.tsx';
import { PageLayout } from './PageLayout.tsx';
import { mainLinks } from './pageLinks.ts';
import { SiteSearch } from './SiteSearch.tsx';

export async function NotFoundPage({ locale }: { locale: Locale }) {
  const messages = messagesOf(locale);
  return (
    <PageLayout locale={locale} path="" alternate={pathTo(locale === 'en' ? 'ur' : 'en', 'home')}>
      <NotFoundView
        messages={messages}
        home={pathTo(locale, 'home')}
        links={mainLinks(await getMenu(locale))}
        search={<SiteSearch locale={locale} variant="page" />}
      />
    </PageLayout>
  );
}
