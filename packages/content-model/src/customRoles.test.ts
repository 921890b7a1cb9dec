import { describe, expect, it } from 'vitest';
import { type CustomRole, can, customPermissions, type RoleHolder, readableTypes } from './customRoles.ts';
import { locales } from './locales.ts';
import { roles } from './permissions.ts';
import { contentTypeNames } from './types/index.ts';

const role = (given: Partial<CustomRole> = {}): CustomRole => ({
  id: '',
  name: 'Urdu translator',
  permissions: ['content.edit'],
  types: ['page'],
  locales: ['ur'],
  ...given,
});
const holder = (...customRoles: CustomRole[]): RoleHolder => ({ roles: [], customRoles });

describe('a role within types and languages', () => {
  const held = holder(role());

  it.each([
    ['page', 'ur', true],
    ['page', 'en', false],
    ['article', 'ur', false],
    ['article', 'en', false],
  ] as const)('edits %s in %s: %s', (type, locale, allowed) => {
    expect(can(held, 'content.edit', { type, locale })).toBe(allowed);
  });

  it('opens calls, and nothing that concerns the whole site', () => {
    expect(can(held, 'content.edit', 'anywhere')).toBe(true);
    expect(can(held, 'content.edit', 'everywhere')).toBe(false);
    expect(can(held, 'content.edit', { type: 'page' })).toBe(true);
  });

  it('gives no other right', () => {
    expect(can(held, 'content.publish', 'anywhere')).toBe(false);
    expect(can(held, 'media.upload')).toBe(false);
    expect(can(held, 'users.manage')).toBe(false);
  });

  it('reads its types and what they choose from, in both languages', () => {
    expect(can(held, 'content.read', { type: 'page', locale: 'en' })).toBe(true);
    expect(can(held, 'content.read', { type: 'article' })).toBe(false);
    expect(readableTypes(holder(role({ types: ['fund'] })))).toContain('fundCategory');
    expect(readableTypes(holder(role({ types: [], permissions: ['menu.edit'] })))).toEqual(['menuItem']);
    expect(readableTypes(holder(role({ types: null })))).toEqual(contentTypeNames);
  });
});

describe('several roles', () => {
  it('add up, each within its own limits', () => {
    const held = holder(role(), role({ types: ['article'], locales: ['en'] }));
    expect(can(held, 'content.edit', { type: 'article', locale: 'en' })).toBe(true);
    expect(can(held, 'content.edit', { type: 'article', locale: 'ur' })).toBe(false);
    expect(can(held, 'content.edit', { type: 'page', locale: 'en' })).toBe(false);
  });

  it('cover the site where together they leave nothing out', () => {
    const [english, urdu] = locales.map((locale) => role({ types: null, locales: [locale] }));
    if (!english || !urdu) throw new Error('There are two languages');
    expect(can(holder(english), 'content.edit', 'everywhere')).toBe(false);
    expect(can(holder(english, urdu), 'content.edit', 'everywhere')).toBe(true);
  });

  it('take nothing from a decided role', () => {
    for (const decided of roles) {
      const held = { roles: [decided], customRoles: [role()] };
      expect(can(held, 'content.read', { type: 'article' })).toBe(true);
    }
    const held: RoleHolder = { roles: ['editor'], customRoles: [role()] };
    expect(can(held, 'content.edit', { type: 'article', locale: 'en' })).toBe(true);
  });
});

it('menus are limited by language, files and answers of visitors by nothing', () => {
  const held = holder(role({ types: [], permissions: ['menu.edit', 'media.upload', 'leads.read'] }));
  expect(can(held, 'menu.edit', { type: 'menuItem', locale: 'ur' })).toBe(true);
  expect(can(held, 'menu.edit', { type: 'menuItem', locale: 'en' })).toBe(false);
  expect([can(held, 'media.upload'), can(held, 'leads.read'), can(held, 'leads.handle')]).toEqual([true, true, false]);
});

it('what two decided roles watch, and what rules the house, is not for roles of one’s own', () => {
  for (const reserved of ['users.manage', 'integrations.manage', 'settings.edit', 'content.purge', 'nav.approve']) {
    expect(customPermissions).not.toContain(reserved);
  }
});
