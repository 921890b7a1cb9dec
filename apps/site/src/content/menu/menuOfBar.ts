import type { EntryAddresses } from '../../currentEntry.ts';
import type { MenuEntry, MenuLink } from './getMenu.ts';

/** What the bar shows. @param careers where the top bar and the panel's foot lead already */
export const menuOfBar = (menu: readonly MenuEntry[], careers: string): MenuEntry[] =>
  menu.filter(({ layout, href }) => layout !== 'link' || href !== careers);

export const elementId = ({ id }: Pick<MenuEntry, 'id'>) => id.replace(/\W+/g, '-');

const hrefs = (links: readonly MenuLink[]): (string | null)[] =>
  links.flatMap((link) => [link.href, ...hrefs(link.children)]);

export const addressesOf = (menu: readonly MenuEntry[]): EntryAddresses[] =>
  menu.map((entry) => ({
    id: elementId(entry),
    href: entry.href,
    inside: entry.columns.flatMap((column) => [column.href, ...hrefs(column.links)]),
  }));
