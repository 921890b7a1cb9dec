import { contentType, isContentTypeName, pathsAbove } from '@fundfront/content-model';
import type { LiveLink } from '../live/queries.ts';
import { byOrder } from './links.ts';

export interface SiteTreeNode {
  link: LiveLink;
  depth: number;
}

const isOwn = ({ type }: LiveLink) =>
  isContentTypeName(type) && contentType(type).routing === 'own' && !['fund', 'fundCategory'].includes(type);

const newestFirst = (one: LiveLink, other: LiveLink) =>
  (other.date ?? '').localeCompare(one.date ?? '') || one.title.localeCompare(other.title);

function ownByPage(links: readonly LiveLink[], english: readonly LiveLink[]): Map<string | null, LiveLink[]> {
  const pages = new Map(links.filter(({ type }) => type === 'page').map(({ id, path }) => [path, id]));
  const ids = new Set(pages.values());
  for (const { id, path, type } of english) {
    if (type === 'page' && ids.has(id) && !pages.has(path)) pages.set(path, id);
  }
  const above = (link: LiveLink) => pathsAbove(link.path).find((path) => pages.has(path)) ?? '';
  return Map.groupBy(links.filter(isOwn).sort(newestFirst), (link) => pages.get(above(link)) ?? null);
}

function fundsInOrder(shown: readonly LiveLink[]): SiteTreeNode[] {
  const funds = Map.groupBy(
    shown.filter(({ type }) => type === 'fund'),
    ({ category }) => category,
  );
  const categories = shown.filter(({ type }) => type === 'fundCategory').sort(byOrder);
  const listed = categories.flatMap((link) => [
    { link, depth: 0 },
    ...(funds.get(link.id) ?? []).sort(byOrder).map((fund) => ({ link: fund, depth: 1 })),
  ]);
  const listedIds = new Set(categories.map(({ id }) => id));
  const others = [...funds].flatMap(([category, own]) => (category !== null && listedIds.has(category) ? [] : own));
  return [...listed, ...others.map((link) => ({ link, depth: 0 }))];
}

/**
 * Pages along the tree, each followed by what is below it: pages, then entries such as articles. Then each category
 * with its funds, and what has no page above it.
 * @param english the links of English, where a translated page may have another address
 */
export function flattenSiteTree(links: readonly LiveLink[], english: readonly LiveLink[]): SiteTreeNode[] {
  const shown = links.filter(({ isActive }) => isActive);
  const ids = new Set(shown.map(({ id }) => id));
  const children = Map.groupBy(
    shown.filter(({ type }) => type === 'page'),
    ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null),
  );
  const own = ownByPage(shown, english);
  const ownBelow = (id: string | null, depth: number) => (own.get(id) ?? []).map((link) => ({ link, depth }));
  const below = (parentId: string | null, depth: number): SiteTreeNode[] =>
    (children.get(parentId) ?? []).flatMap((link) => [
      { link, depth },
      ...below(link.id, depth + 1),
      ...ownBelow(link.id, depth + 1),
    ]);
  return [...below(null, 0), ...fundsInOrder(shown), ...ownBelow(null, 0)];
}
