import { isSafeLink, type RiskProfile } from '@fundfront/content-model';
import type { WireMenuItem, WirePost } from '@fundfront/content-model/wire';
import type { EntryAddresses } from '../../currentEntry.ts';

export interface MenuLink {
  title: string;
  /** Null: the item only closes the mobile menu. */
  href: string | null;
  external: boolean;
  risk: RiskProfile | null;
  children: MenuLink[];
}

export interface MenuColumn extends Omit<MenuLink, 'children' | 'risk' | 'title'> {
  title: string | null;
  links: MenuLink[];
}

export interface MenuEntry extends Omit<MenuLink, 'children' | 'risk'> {
  id: string;
  layout: 'link' | 'list' | 'mega';
  columns: MenuColumn[];
}

/** Ids of the built-in menu are made up. */
export type MenuSource = Pick<WireMenuItem, 'id' | 'title' | 'url' | 'sort' | 'isFullWidth' | 'isHeading'> & {
  subMenus: MenuSource[];
};

/** Keyed by the last part of the address. */
export type HeadingPages = ReadonlyMap<string, WirePost>;

const bySort = (a: MenuSource, b: MenuSource) => a.sort - b.sort;

export function headingSlug(url: string): string | null {
  const path = url.split(/[?#]/)[0] ?? '';
  return path.split('/').filter(Boolean).at(-1) ?? null;
}

export function headingsOf(items: readonly MenuSource[]): string[] {
  return items.flatMap((item) => {
    const own = item.isHeading ? headingSlug(item.url) : null;
    return [...(own === null ? [] : [own]), ...headingsOf(item.subMenus)];
  });
}

function target(url: string): Pick<MenuLink, 'href' | 'external'> {
  const trimmed = url.trim();
  if (trimmed === '' || trimmed === '#' || !isSafeLink(trimmed)) return { href: null, external: false };
  if (/^http/i.test(trimmed)) return { href: trimmed, external: true };
  return { href: trimmed.startsWith('/') ? trimmed.replace(/(.)\/+$/, '$1') : trimmed, external: false };
}

function pagesUnder(item: MenuSource, pages: HeadingPages): MenuLink[] {
  const page = item.isHeading ? pages.get(headingSlug(item.url) ?? '') : undefined;
  return (page?.children ?? [])
    .filter((child) => child.isActive)
    .map((child) => ({
      title: child.title,
      ...target(child.path ?? `/${child.slug}`),
      risk: child.riskProfile ?? null,
      children: [],
    }));
}

function linkOf(item: MenuSource, pages: HeadingPages): MenuLink {
  const own = [...item.subMenus].sort(bySort).map((sub) => linkOf(sub, pages));
  return { title: item.title, ...target(item.url), risk: null, children: [...own, ...pagesUnder(item, pages)] };
}

function columnsOf(items: readonly MenuSource[], pages: HeadingPages): MenuColumn[] {
  const links = [...items].sort(bySort).map((item) => ({ item, link: linkOf(item, pages) }));
  const isPlain = ({ item, link }: (typeof links)[number]) => link.children.length === 0 && !item.isHeading;
  const plain = links.filter(isPlain).map(({ link }) => link);
  const headed = links
    .filter((entry) => !isPlain(entry))
    .map(({ link: { title, href, external, children } }) => ({ title, href, external, links: children }));
  const first = plain.length > 0 ? [{ title: null, href: null, external: false, links: plain }] : [];
  return [...first, ...headed];
}

function entryOf(item: MenuSource, pages: HeadingPages): MenuEntry {
  const base = { id: item.id.replace(/\W+/g, '-'), title: item.title, ...target(item.url) };
  const below = pagesUnder(item, pages);
  if (item.subMenus.length === 0 && below.length === 0) return { ...base, layout: 'link', columns: [] };
  const own = { title: null, href: null, external: false, links: below };
  if (item.isFullWidth) {
    const columns = columnsOf(item.subMenus, pages);
    return { ...base, layout: 'mega', columns: below.length > 0 ? [...columns, own] : columns };
  }
  const links = [...item.subMenus].sort(bySort).map((sub) => linkOf(sub, pages));
  return { ...base, layout: 'list', columns: [{ ...own, links: [...links, ...below] }] };
}

/** What the bar shows. @param careers where the top bar and the panel's foot lead already */
export const menuOfBar = (menu: readonly MenuEntry[], careers: string): MenuEntry[] =>
  menu.filter(({ layout, href }) => layout !== 'link' || href !== careers);

const hrefs = (links: readonly MenuLink[]): (string | null)[] =>
  links.flatMap((link) => [link.href, ...hrefs(link.children)]);

export const addressesOf = (menu: readonly MenuEntry[]): EntryAddresses[] =>
  menu.map(({ id, href, columns }) => ({
    id,
    href,
    inside: columns.flatMap((column) => [column.href, ...hrefs(column.links)]),
  }));

export function buildMenu(items: readonly MenuSource[], pages: HeadingPages): MenuEntry[] {
  return [...items].sort(bySort).map((item) => entryOf(item, pages));
}
