import { defineContentType } from '../defineContentType.ts';
import { checkbox } from '../fields/checkbox/checkbox.ts';
import { link } from '../fields/link/link.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { limits } from '../limits.ts';
import { menus } from '../menus.ts';
import { tags } from '../tags.ts';

/** Order and parent are the tree's; each menu is in one language. */
export const menuItem = defineContentType({
  name: 'menuItem',
  path: 'menu-items',
  labels: { one: 'Menu item', many: 'Menu items' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  editPermission: 'menu.edit',
  tree: true,
  treeDepth: limits.menuDepth,
  oneLanguage: true,
  routing: 'none',
  fields: {
    title: text({ label: 'Title', max: 80, translated: true }),
    slug: slug({ label: 'Key' }),
    url: link({ label: 'Address', help: 'Starts with / for a page; http… opens in a new tab; # only closes the menu' }),
    menu: select({ label: 'Menu', choices: menus.map(({ name, label }) => ({ value: name, label })) }),
    isFullWidth: checkbox({ label: 'Mega menu', help: 'Opens over the full width, with columns' }),
    isHeading: checkbox({ label: 'Heading of a fund category', help: 'Its funds are listed under it' }),
  },
  list: { columns: ['title', 'url', 'menu'], sort: 'title', search: ['title', 'url'] },
  cacheTags: ({ locale }) => [tags.menu(locale)],
});
