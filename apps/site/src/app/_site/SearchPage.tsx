import { type Locale, limits, otherLocale } from '@fundfront/content-model';
import type { Metadata } from 'next';
import { findPages } from '../../content/site.ts';
import { messagesOf } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import { SearchView } from '../../views/search/SearchView.tsx';
import { PageLayout } from './PageLayout.tsx';
import { popularPages } from './pageLinks.ts';
import { SiteSearch } from './SiteSearch.tsx';

export function searchMetadata(locale: Locale): Metadata {
  const { title, placeholder } = messagesOf(locale).search;
  return { title, description: placeholder, robots: { index: false } };
}

interface SearchPageProps {
  locale: Locale;
  query: string | string[] | undefined;
}

export async function SearchPage({ locale, query }: SearchPageProps) {
  const terms = String(query ?? '')
    .trim()
    .slice(0, limits.searchLength);
  const hits = terms === '' ? [] : await findPages(terms, locale).catch(() => null);
  return (
    <PageLayout
      locale={locale}
      path={pathTo(locale, 'search')}
      alternate={`${pathTo(otherLocale(locale), 'search')}${terms === '' ? '' : `?q=${encodeURIComponent(terms)}`}`}
    >
      <SearchView
        locale={locale}
        messages={messagesOf(locale)}
        terms={terms}
        hits={hits}
        popular={await popularPages(locale)}
        search={<SiteSearch locale={locale} variant="page" initial={terms} />}
      />
    </PageLayout>
  );
}
