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
  return (
    <SearchBoxIsland
      locale={locale}
      action={pathTo(locale, 'search')}
      variant={variant}
      messages={messagesOf(locale).searchBox}
      initial={initial}
    />
  );
}
