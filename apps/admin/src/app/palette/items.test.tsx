import type { Role } from '@fundfront/content-model';
import { describe, expect, it } from 'vitest';
import {
  actionItems,
  contentItems,
  filterItems,
  mediaItems,
  recentItems,
  screenActionItems,
  screenItems,
} from './items.tsx';

const id = '3f0c9a52-0000-4000-8000-000000000001';

const as = (...roles: Role[]) => ({ roles, customRoles: [] });

describe('what the palette offers', () => {
  it('finds by every word, in any order, in label and hint', () => {
    const items = [
      { id: '/a', label: 'Main Urdu Header', hint: 'Site' },
      { id: '/b', label: 'Main Footer', hint: 'Site' },
    ];
    expect(filterItems(items, 'site urdu').map((item) => item.id)).toEqual(['/a']);
    expect(filterItems(items, '').map((item) => item.id)).toEqual(['/a', '/b']);
  });

  it('lists the screens of the navigation and those that no menu has', () => {
    const groups = [{ title: 'Content', entries: [{ title: 'Pages', url: '/admin/posts' }] }];
    const ids = screenItems(groups, '').map((item) => item.id);
    expect(ids).toEqual(expect.arrayContaining(['/admin/posts', '/admin/account-settings', '/admin/activity-logs']));
  });

  it('leads to the editor of what the server found, in its language, and leaves out what it does not know', () => {
    const results = [
      { id, type: 'page', locale: 'ur', title: 'ہم کون ہیں', path: '/ur/about-us/who-we-are' },
      { id, type: 'fund', locale: 'en', title: 'A fund', path: null },
      { id, type: 'something-new', locale: 'en', title: 'Unknown', path: null },
    ];
    expect(contentItems(results).map((item) => [item.id, item.hint])).toEqual([
      [`/admin/posts/${id}?lang=ur`, '/ur/about-us/who-we-are'],
      [`/admin/funds/${id}?lang=en`, 'Fund'],
    ]);
  });

  it('offers to make only what the roles may make', () => {
    const labels = (role: Role) => actionItems('new', as(role)).map((item) => item.label);
    expect(labels('editor')).toContain('New page');
    expect(labels('publisher')).toEqual([]);
    expect(actionItems('import', as('editor'))).toEqual([]);
  });

  it('has actions by name', () => {
    expect(actionItems('theme').map((item) => item.label)).toEqual([
      'Light theme',
      'Dark theme',
      'Theme of the computer',
    ]);
  });

  it('leaves out screens that the roles do not open', () => {
    const groups = [{ title: 'Administration', entries: [{ title: 'Roles', url: '/admin/roles' }] }];
    expect(screenItems(groups, 'roles', as('admin')).map((item) => item.id)).toEqual(['/admin/roles']);
    expect(screenItems(groups, 'roles', as('editor'))).toEqual([]);
  });

  it('finds files by what the server answers, with their facts', () => {
    const file = {
      id,
      kind: 'pdf' as const,
      originalName: 'fund-report.pdf',
      thumbnail: null,
      trashedAt: null,
      mediaType: 'application/pdf',
      src: '/media/7f3a.pdf',
      title: '',
      alt: { en: '', ur: '' },
      decorative: false,
      width: null,
      height: null,
      bytes: 2_000,
      pages: 14,
      uses: 0,
      createdAt: '2026-11-20T10:00:00.000Z',
    };
    expect(mediaItems([file])).toMatchObject([
      { id: `/admin/media/${id}`, label: 'fund-report.pdf', hint: 'PDF, 14 pages' },
    ]);
  });

  it('lists what was open lately but not what is open now', () => {
    const recent = [
      { path: '/admin/posts/a', title: 'About us', kind: 'Page' },
      { path: '/admin/posts/b', title: 'Contact', kind: 'Page' },
    ];
    expect(recentItems(recent, '', '/admin/posts/a').map((item) => item.label)).toEqual(['Contact']);
    expect(recentItems(recent, 'about', '/admin').map((item) => item.id)).toEqual(['/admin/posts/a']);
  });

  it('offers what the open screen can do', () => {
    const items = screenActionItems([{ id: 'publish', label: 'Publish English', run: () => undefined }], 'pub');
    expect(items.map((item) => item.label)).toEqual(['Publish English']);
  });
});
