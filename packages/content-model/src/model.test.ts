import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { can } from './customRoles.ts';
import type { ContentType } from './defineContentType.ts';
import { checkRegistry } from './derive/checkRegistry.ts';
import { normalizePath, publicPath } from './derive/paths.ts';
import { emptyRow, fieldsOf, fieldsOfRow, mergeTranslation, pickKnownFields, rowSchema } from './derive/schema.ts';
import { permissions, roleCan, roles } from './permissions.ts';
import { parseSectionGroup, sectionName, sections } from './sections/index.ts';
import { contentType, contentTypeNames, contentTypes } from './types/index.ts';
import { allCalls } from './wire/allCalls.ts';

describe('registry', () => {
  it('is sound', () => {
    expect(checkRegistry(contentTypes)).toEqual([]);
  });

  it('is told of references to nowhere and of paths used twice', () => {
    const broken: ContentType = { ...contentType('fund'), name: 'broken', path: 'pages' };
    const problems = checkRegistry({ page: contentType('page'), broken });
    expect(problems).toContain('pages is the path of two types');
    expect(problems).toContain('broken.category points to an unknown type: fundCategory');
  });

  it.each(contentTypeNames)('%s: its empty row is a working copy, and its list shows fields it has', (name) => {
    const type = contentType(name);
    const row = emptyRow(type);
    const copy = { ...row, slug: 'key' };
    expect(v.safeParse(rowSchema(type, copy, 'base', 'draft'), copy).issues).toBeUndefined();
    for (const column of type.list.columns) expect(type.fields).toHaveProperty(column);
  });

  it.each(contentTypeNames)('%s: a key it does not know is refused', (name) => {
    const type = contentType(name);
    const result = v.safeParse(rowSchema(type, {}, 'base', 'draft'), { slug: 'key', isAdmin: true });
    expect(result.success).toBe(false);
  });
});

describe('derivation', () => {
  const page = contentType('page');

  it("adds a template's fields to those of every page", () => {
    expect(fieldsOf(page, { template: 'home' })).toHaveProperty('promise');
    expect(fieldsOf(page, { template: 'prose' })).not.toHaveProperty('promise');
    expect(fieldsOf(page, { template: '__proto__' })).not.toHaveProperty('promise');
  });

  it('leaves behind what another template held', () => {
    const known = pickKnownFields(page, { template: 'prose' }, 'base', {
      title: 'Home',
      promise: 'x',
      template: 'prose',
    });
    expect(known).toMatchObject({ title: 'Home', body: null });
    expect(known).not.toHaveProperty('promise');
  });

  it('gives a translation only what is translated, and the rest from the base language', () => {
    const own = fieldsOfRow(page, { template: 'prose' }, 'translation');
    expect(own).toHaveProperty('title');
    expect(own).not.toHaveProperty('template');
    const base = { title: 'About us', slug: 'about-us', template: 'landing', body: '<p>x</p>' };
    const merged = mergeTranslation(page, base, { title: 'ہمارے بارے میں', slug: 'about-us' });
    expect(merged).toMatchObject({ title: 'ہمارے بارے میں', template: 'landing', body: null });
  });
});

describe('addresses', () => {
  it.each([
    ['/website/about-us/who-we-are', '/about-us/who-we-are'],
    ['/about-us/', '/about-us'],
    ['/', '/home'],
    ['/website', '/home'],
    ['//evil.example', '/evil.example'],
    ['/websites', '/websites'],
  ])('%s is %s', (path, normalized) => {
    expect(normalizePath(path)).toBe(normalized);
  });

  it('is none when its escapes are broken', () => {
    expect(normalizePath('/%E0%A4%A')).toBeNull();
    expect(normalizePath('/home%00')).toBeNull();
  });

  it('has a public form in each language', () => {
    expect(publicPath('en', '/home')).toBe('/home');
    expect(publicPath('ur', '/home')).toBe('/ur');
    expect(publicPath('ur', '/careers')).toBe('/ur/careers');
    expect(publicPath('ur', '/privacy-policy-ur')).toBe('/privacy-policy-ur');
  });
});

describe('sections', () => {
  it('are named as the specification names them', () => {
    const names = sections.map((section) => section.key);
    for (const key of [
      'main-header-email',
      'main-header-logo',
      'main-footer-logo',
      'main-footer-registered-address-detail',
      'main-footer-contact-detail',
      'main-footer-contact-phone-list',
      'main-footer-contact-email-list',
      'main-footer-quick-link-detail',
      'main-footer-quick-link-list',
      'main-footer-cut-off-timmings-detail',
      'main-footer-image-1',
      'main-footer-image-2',
      'main-footer-site-detail',
      'main-footer-social-detail',
    ]) {
      expect(names).toContain(key);
    }
    expect(sectionName('main-header-logo', 'ur')).toBe('ur-main-header-logo');
    expect(parseSectionGroup('ur-main-footer')).toEqual({ group: 'main-footer', locale: 'ur' });
    expect(parseSectionGroup('main')).toBeUndefined();
  });
});

describe('permissions and calls', () => {
  it('lets the admin do everything but judge disclosures, and nobody without a role anything', () => {
    for (const permission of permissions) {
      expect(roleCan('admin', permission)).toBe(permission !== 'disclosure.override');
      expect(can({ roles: [], customRoles: [] }, permission, 'anywhere')).toBe(false);
    }
  });

  it('keeps writing from those who only read', () => {
    for (const role of roles) expect(roleCan(role, 'content.read')).toBe(true);
    for (const role of ['compliance', 'hr', 'leads'] as const) expect(roleCan(role, 'content.edit')).toBe(false);
    expect(roleCan('editor', 'content.publish')).toBe(false);
  });

  it('gives every role more than to look around', () => {
    for (const role of roles)
      expect(permissions.some((each) => each !== 'content.read' && roleCan(role, each))).toBe(true);
  });

  it('has one call for each method and path', () => {
    const seen = Object.values(allCalls).map((call) => `${call.method} ${call.path}`);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
