import { documentSections, type Locale, splitPublicPath } from '@fundfront/content-model';
import { getItemGroups } from '../../content/items.ts';
import type { MenuEntry } from '../../content/menu/getMenu.ts';
import { getPage, type PageLink } from '../../content/page.ts';
import { getLinks } from '../../content/site.ts';
import { pathTo } from '../../links.ts';
import { type DocumentSectionLink, sectionLinks } from '../../views/documents/sectionLinks.ts';

export function mainLinks(menu: readonly MenuEntry[]): PageLink[] {
  return menu.flatMap(({ title, href, external }) =>
    href === null || external ? [] : [{ title, path: href, summary: null }],
  );
}

const withoutSummary = (link: PageLink) => ({ ...link, summary: null });

const popular = ['dailyNavs', 'howToInvest', 'navHistory', 'downloads', 'faq', 'contact', 'call'] as const;

export async function popularPages(locale: Locale): Promise<PageLink[]> {
  const paths = popular.map((page) => splitPublicPath(pathTo(locale, page)).path);
  return (await getLinks(locale, paths)).map(withoutSummary);
}

const sectionNames: readonly string[] = documentSections.map(({ value }) => value);

async function downloadPages(locale: Locale): Promise<PageLink[]> {
  const [hub, atRoot] = await Promise.all([
    getPage(locale, '/downloads'),
    getLinks(
      locale,
      sectionNames.map((name) => `/${name}`),
    ),
  ]);
  const below = hub?.kind === 'page' ? hub.children : [];
  return [...below, ...atRoot.map(withoutSummary)];
}

export async function getDocumentSections(locale: Locale): Promise<DocumentSectionLink[]> {
  const [pages, groups] = await Promise.all([downloadPages(locale), getItemGroups('document', locale)]);
  return sectionLinks(pages, groups, (name) => sectionNames.includes(name));
}
