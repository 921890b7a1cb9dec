import type { Locale } from '@fundfront/content-model';
import type { PageLink } from '../../content/page.ts';
import { getPaths } from '../../content/site.ts';
import { pathTo } from '../../links.ts';

const popular = ['dailyNavs', 'howToInvest', 'navHistory', 'downloads', 'faq', 'contact', 'call'] as const;

/** Where most visitors want to go, under the names that the pages have; what a language lacks is left out. */
export async function popularPages(locale: Locale): Promise<PageLink[]> {
  const paths = await getPaths();
  return popular.flatMap((page) => {
    const path = pathTo(locale, page);
    const found = paths.find((entry) => entry.path === path);
    return found ? [{ title: found.title, path, summary: null }] : [];
  });
}
