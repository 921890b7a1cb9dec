import { documentSections, type Locale, publicPath } from '@fundfront/content-model';
import { getItemGroups } from '../../content/items.ts';
import type { MenuEntry } from '../../content/menu/getMenu.ts';
import { getPage, type PageLink } from '../../content/page.ts';
import { getPaths } from '../../content/site.ts';
import { pathTo } from '../../links.ts';
import { type DocumentSectionLink, sectionLinks } from '../../views/documents/sectionLinks.ts';

export function mainLinks(menu: readonly MenuEntry[]): PageLink[] {
  return menu.flatMap(({ title, href, external }) =>
    href === null || external ? [] : [{ title, path: href, summary: null }],
  );
}

const popular = ['dailyNavs', 'howToInvest', 'navHistory', 'downloads', 'faq', 'contact', 'call'] as const;

export async function popularPages(locale: Locale): Promise<PageLink[]> {
  const paths = await getPaths();
  return popular.flatMap((page) => {
    const path = pathTo(locale, page);
    const found = paths.find((entry) => entry.path === path);
    return found ? [{ title: found.title, path, summary: null }] : [];
  });
}

const sectionNames: readonly string[] = documentSections.map(({ value }) => value);

async function downloadPages(locale: Locale): Promise<PageLink[]> {
  const [hub, paths] = await Promise.all([getPage(locale, '/downloads'), getPaths()]);
  const below = hub?.kind === 'page' ? hub.children : [];
  const atRoot = sectionNames.flatMap((name) => paths.filter(({ path }) => path === publicPath(locale, `/${name}`)));
  return [...below, ...atRoot.map(({ title, path }) => ({ title, path, summary: null }))];
}

export async function getDocumentSections(locale: Locale): Promise<DocumentSectionLink[]> {
  const [pages, groups] = await Promise.all([downloadPages(locale), getItemGroups('document', locale)]);
  return sectionLinks(pages, groups, (name) => sectionNames.includes(name));
}
