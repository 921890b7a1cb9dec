import type { Locale } from '@fundfront/content-model';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { messagesOf } from '../../i18n/index.ts';
import { island } from '../../islands/island.tsx';
import { pathTo } from '../../links.ts';

const SearchBoxIsland = island('search', SearchBox, 'used');

interface SiteSearchProps {
  locale: Locale;
  variant: 'bar' | 'panel' | 'page';
  initial?: string;
}

export function SiteSearch({ locale, variant, initial }: SiteSearchProps) {
  const { search, close } = messagesOf(locale);
  const messages = {
    label: search.label,
    submit: search.submit,
    kinds: search.kinds,
    placeholder: search.placeholder,
    searching: search.searching,
    none: search.none,
    failed: search.failed,
    results: search.results,
    all: search.all,
    popular: search.popular,
    close,
  };
  return (
    <SearchBoxIsland
      locale={locale}
      action={pathTo(locale, 'search')}
      variant={variant}
      messages={messages}
      initial={initial}
    />
  );
}
