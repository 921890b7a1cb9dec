import type { WirePost } from '@fundfront/content-model/wire';
import { describe, expect, it } from 'vitest';
import { buildMenu, headingSlug, headingsOf, type MenuSource } from './buildMenu.ts';
import { defaultMenu } from './defaultMenu.ts';

const item = (title: string, url: string, more: Partial<MenuSource> = {}): MenuSource => ({
  id: title,
  title,
  url,
  sort: 0,
  isFullWidth: false,
  isHeading: false,
  subMenus: [],
  ...more,
});

const post = (slug: string, more: Partial<WirePost> = {}): WirePost => ({
  type: 'page',
  slug,
  title: slug,
  body: '',
  image: null,
  seo: [],
  isActive: true,
  children: [],
  ...more,
});

const none = new Map<string, WirePost>();

describe('buildMenu', () => {
  it('orders by sort and tells links, lists and mega menus apart', () => {
    const entries = buildMenu(
      [
        item('Sales', '/sales', { sort: 2, subMenus: [item('Branches', '/sales/b')] }),
        item('Careers', '/careers', { sort: 3 }),
        item('Funds', '/funds', { sort: 1, isFullWidth: true, subMenus: [item('All', '/all')] }),
      ],
      none,
    );
    expect(entries.map(({ title, layout }) => [title, layout])).toEqual([
      ['Funds', 'mega'],
      ['Sales', 'list'],
      ['Careers', 'link'],
    ]);
  });

  it('opens http links in a new tab, and lets "#", blanks and unsafe addresses lead nowhere', () => {
    const targets = ['https://portal.example', '#', '', 'javascript:alert(1)', '/about-us/'].map(
      (url) => buildMenu([item('x', url)], none)[0],
    );
    expect(targets.map((entry) => [entry?.href, entry?.external])).toEqual([
      ['https://portal.example', true],
      [null, false],
      [null, false],
      [null, false],
      ['/about-us', false],
    ]);
  });

  it('fills the column of a heading with the active pages of its address', () => {
    const pages = new Map([
      [
        'income',
        post('income', {
          children: [
            post('a', { path: '/a', riskProfile: 'moderate' }),
            post('b', { path: '/b', isActive: false }),
            post('c'),
          ],
        }),
      ],
    ]);
    const menu = [
      item('Funds', '/funds', {
        isFullWidth: true,
        subMenus: [
          item('Income', '/funds/income/', { isHeading: true, sort: 2 }),
          item('Plain', '/plain', { sort: 1 }),
          item('More', '#', { sort: 3, subMenus: [item('Deep', '/deep', { subMenus: [item('Deeper', '/deeper')] })] }),
        ],
      }),
    ];
    expect(headingsOf(menu)).toEqual(['income']);
    const columns = buildMenu(menu, pages)[0]?.columns ?? [];
    expect(columns.map((column) => [column.title, column.links.map((link) => link.href)])).toEqual([
      [null, ['/plain']],
      ['Income', ['/a', '/c']],
      ['More', ['/deep']],
    ]);
    expect(columns[1]?.links[0]?.risk).toBe('moderate');
    expect(columns[2]?.links[0]?.children.map((link) => link.href)).toEqual(['/deeper']);
  });

  it('keeps a heading whose pages are not known', () => {
    const menu = [
      item('F', '/f', { isFullWidth: true, subMenus: [item('Income', '/funds/income', { isHeading: true })] }),
    ];
    expect(buildMenu(menu, none)[0]?.columns).toEqual([
      { title: 'Income', href: '/funds/income', external: false, links: [] },
    ]);
  });
});

describe('headingSlug', () => {
  it('is the last part of the path', () => {
    expect(headingSlug('/funds/money-market/?x=/y')).toBe('money-market');
    expect(headingSlug('#')).toBeNull();
  });
});

describe('defaultMenu', () => {
  it('holds the addresses of the specification in both languages', () => {
    const urls = (items: readonly MenuSource[]): string[] => items.flatMap((one) => [one.url, ...urls(one.subMenus)]);
    expect(urls(defaultMenu('en'))).toEqual(
      expect.arrayContaining([
        '/about-us/',
        '/about-us/mission-and-vission',
        '/sales/fbl-branches',
        '/downloads/tax-credit',
      ]),
    );
    expect(urls(defaultMenu('ur')).every((url) => url.startsWith('/ur/'))).toBe(true);
  });
});
