import { documentSections, type Locale, publicPath } from '@fundfront/content-model';
import { getItemGroups } from '../../content/items.ts';
import { getPage, type PageLink } from '../../content/page.ts';
import { getPaths } from '../../content/site.ts';
import { type DocumentSectionLink, sectionLinks } from '../../views/documents/sectionLinks.ts';

const names: readonly string[] = documentSections.map(({ value }) => value);

/** Pages that the downloads lead to: those below the hub, and sections whose pages stand at the root. */
async function pagesOf(locale: Locale): Promise<PageLink[]> {
  const [hub, paths] = await Promise.all([getPage(locale, '/downloads'), getPaths()]);
  const below = hub?.kind === 'page' ? hub.children : [];
  const atRoot = names.flatMap((name) => paths.filter(({ path }) => path === publicPath(locale, `/${name}`)));
  return [...below, ...atRoot.map(({ title, path }) => ({ title, path, summary: null }))];
}

/** Every section of the downloads in a language, with its count and its latest document. */
export async function getDocumentSections(locale: Locale): Promise<DocumentSectionLink[]> {
  const [pages, groups] = await Promise.all([pagesOf(locale), getItemGroups('document', locale)]);
  return sectionLinks(pages, groups, (name) => names.includes(name));
}
