import { adminNavigation, type CustomRole, type Role } from '@fundfront/content-model';
import { describe, expect, it } from 'vitest';
import { currentUrl, filterGroups, groupEntries } from './groups.ts';
import { canOpen } from './screenPermissions.ts';

const as = (...roles: Role[]) => ({ roles, customRoles: [] });
const all = groupEntries(adminNavigation, as('admin'));
const flat = all.flatMap(({ entries }) => entries);

describe('groups of the navigation', () => {
  it('show every entry of the server once, in its order', () => {
    for (const { url } of adminNavigation) expect(flat.filter((entry) => entry.url === url)).toHaveLength(1);
    const content = all.find(({ title }) => title === 'Content')?.entries.map(({ title }) => title);
    expect(content?.slice(0, 3)).toEqual(['Pages', 'Investment Advisory', 'Investor Education']);
  });

  it('keep entries that staff added, and do not repeat what the server lists', () => {
    const grouped = groupEntries(
      [
        { title: 'Start', url: '/admin/dashboard' },
        { title: 'Handbook', url: 'https://x.test' },
      ],
      as(),
    );
    expect(grouped.flatMap(({ entries }) => entries).filter(({ url }) => url === '/admin/dashboard')).toHaveLength(1);
    expect(grouped.at(-1)).toEqual({ title: 'More', entries: [{ title: 'Handbook', url: 'https://x.test' }] });
  });

  it('hide what the roles may not open', () => {
    const urls = groupEntries(adminNavigation, as('editor')).flatMap(({ entries }) => entries.map(({ url }) => url));
    for (const closed of ['/admin/test-page', '/admin/forms', '/admin/job-applications', '/admin/funds/import']) {
      expect(urls).not.toContain(closed);
    }
    expect(flat.map(({ url }) => url)).toContain('/admin/test-page');
  });

  it('are opened by the roles that the API admits, and by no others', () => {
    const open = (role: Role) => ['/admin/forms/1', '/admin/job-applications'].map((url) => canOpen(url, as(role)));
    expect([open('hr'), open('leads'), open('editor')]).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    expect(canOpen('/admin/formsandmore', as('editor'))).toBe(true);
  });

  it('show who works on some types in one language those screens and no others', () => {
    const translator: CustomRole = {
      id: '',
      name: 'Urdu translator',
      permissions: ['content.edit'],
      types: ['page'],
      locales: ['ur'],
    };
    const held = { roles: [], customRoles: [translator] };
    const urls = groupEntries(adminNavigation, held).flatMap(({ entries }) => entries.map(({ url }) => url));
    for (const open of ['/admin/posts', '/admin/page-tree', '/admin/dashboard']) expect(urls).toContain(open);
    for (const closed of ['/admin/funds', '/admin/header', '/admin/menu', '/admin/settings', '/admin/forms']) {
      expect(urls).not.toContain(closed);
    }
    expect([canOpen('/admin/posts/ur/faq', held), canOpen('/admin/funds/1', held)]).toEqual([true, false]);
  });

  it('filter by words', () => {
    expect(filterGroups(all, ' urdu ').flatMap(({ entries }) => entries.map(({ title }) => title))).toEqual([
      'English and Urdu',
      'Main Urdu Header',
      'Main Urdu Footer',
    ]);
    expect(filterGroups(all, 'zzz')).toEqual([]);
  });

  it.each([
    ['/admin', '/admin/dashboard'],
    ['/admin/posts/about-us/who-we-are', '/admin/posts'],
    ['/admin/posts/ur/header', '/admin/posts/ur/header'],
    ['/admin/fundcategory/1', '/admin/fundcategory'],
    ['/admin/account-settings', undefined],
  ])('mark where %s belongs', (path, url) => expect(currentUrl(flat, path)).toBe(url));
});
