import { type Locale, normalizePath, otherLocale, publicPath } from '@fundfront/content-model';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { PageTabs } from '../../components/PageTabs.tsx';
import { getPageOfList, type SitePage } from '../../content/page.ts';
import { messagesOf } from '../../i18n/index.ts';
import { hasPages, splitListPath } from '../../listPages.ts';
import { UntranslatedView } from '../../views/untranslated/UntranslatedView.tsx';
import { JsonLd } from './JsonLd.tsx';
import { PageLayout } from './PageLayout.tsx';
import { popularPages } from './pageLinks.ts';
import { renderView } from './renderView.tsx';

export function pathOf(segments: readonly string[] | undefined): string {
  return normalizePath(`/${(segments ?? []).join('/')}`) ?? notFound();
}

export function alternatePath(page: Pick<SitePage, 'locale' | 'path' | 'alternate'>): string {
  if (page.alternate) return page.alternate.path;
  const other = otherLocale(page.locale);
  return other === 'ur' ? publicPath(other, page.path) : publicPath(other, '/home');
}

interface ContentPageProps {
  locale: Locale;
  path: string;
}

export async function ContentPage({ locale, path }: ContentPageProps) {
  const { found, number } = await getPageOfList(locale, path);
  if (!found) notFound();
  if (found.kind === 'page' && number === 1 && splitListPath(path) && hasPages(found.template)) {
    permanentRedirect(found.path);
  }
  if (found.kind === 'redirect') return found.permanent ? permanentRedirect(found.to) : redirect(found.to);
  const messages = messagesOf(locale);
  if (found.kind === 'untranslated') {
    return (
      <PageLayout locale={locale} path={publicPath(locale, path)} alternate={found.english.path}>
        <UntranslatedView messages={messages} english={found.english} links={await popularPages(locale)} />
      </PageLayout>
    );
  }
  return (
    <PageLayout locale={locale} path={found.path} alternate={alternatePath(found)}>
      <JsonLd page={found} />
      <PageTabs tabs={found.tabs} path={found.path} />
      {await renderView({ locale, messages, page: found, number })}
    </PageLayout>
  );
}
