import { expect, it } from 'vitest';
import { currentEntry } from '../../currentEntry.ts';
import { addressesOf, buildMenu, type MenuSource } from './buildMenu.ts';

const item = (title: string, url: string, subMenus: MenuSource[] = []): MenuSource => ({
  id: title,
  title,
  url,
  sort: 1,
  isFullWidth: false,
  isHeading: false,
  subMenus,
});

const menu = buildMenu(
  [
    item('Home', '/ur'),
    item('About', '/ur/about-us', [item('Shares', '/ur/shareholding-pattern'), item('Jobs', '/ur/careers')]),
    item('Careers', '/ur/careers'),
    item('Nothing', '#'),
  ],
  new Map(),
);
const titleAt = (path: string) => currentEntry(addressesOf(menu), path, '/ur');

it.each([
  ['an entry’s own page', '/ur/about-us', 'About'],
  ['a page below it', '/ur/about-us/partners', 'About'],
  ['a page elsewhere that its panel leads to', '/ur/shareholding-pattern', 'About'],
  ['an entry of its own before another’s panel', '/ur/careers', 'Careers'],
  ['the home page', '/ur', 'Home'],
  ['a page that no entry leads to', '/ur/disclaimer', null],
  ['an address that only begins alike', '/ur/about-us-too', null],
])('marks %s', (_what, path, title) => {
  expect(titleAt(path)).toBe(title);
});
