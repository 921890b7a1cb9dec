import { adminNavigation, contentType } from '@fundfront/content-model';
import { routeLists } from '@fundfront/fixtures/routes';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loginPaths, routeTable } from './table.ts';

const routes = routeTable.map((row) => ({ path: row.path, row }));
const id = '3f0c9a52-0000-4000-8000-000000000001';
const rowOf = (pathname: string) => {
  const match = matchRoutes(routes, pathname.replace(/:\w+/g, id))?.at(-1);
  return match?.route.row;
};

describe.each(routeLists)('route table by $name list', ({ routes: { admin } }) => {
  it('knows every address, and no alias is taken for an id', () => {
    for (const pathname of [...admin.dashboard, ...admin.pages, ...admin.posts, ...admin.previews]) {
      const row = rowOf(pathname);
      expect(row, `${pathname} has no screen`).toBeDefined();
      if (!pathname.startsWith('/admin/website')) expect(row?.path).toBe(pathname);
    }
    expect([...loginPaths]).toEqual(admin.login);
  });

  it('has a screen for every entry of the side navigation', () => {
    expect(adminNavigation.map(({ title, url }) => [title, url])).toEqual(admin.sideNavigation);
    for (const [, url] of admin.sideNavigation) expect(rowOf(url)?.path).toBe(url);
  });
});

describe('route table by itself', () => {
  it('has each address once', () => {
    const paths = routeTable.map((row) => row.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('opens Urdu pages in Urdu', () => {
    for (const { path: pathname, screen } of routeTable) {
      if (!pathname.startsWith('/admin/posts/ur/') || !('locale' in screen)) continue;
      expect(screen.locale, pathname).toBe('ur');
    }
  });
});

describe('lists of a part of a type', () => {
  const presets = routeTable.flatMap(({ screen }) =>
    screen.kind === 'list' && screen.preset ? [{ type: screen.type, ...screen.preset }] : [],
  );

  it('filter by fields and values that the type has', () => {
    for (const { base, type, filter = {} } of presets) {
      for (const [name, values] of Object.entries(filter)) {
        const field = contentType(type).fields[name];
        expect(field, `${base} ${name}`).toBeDefined();
        const known = field?.choices?.map(({ value }) => value);
        if (known) expect(known, base).toEqual(expect.arrayContaining([...values]));
      }
    }
  });

  it('have headings of their own, and something that makes them differ', () => {
    expect(new Set(presets.map(({ heading }) => heading)).size).toBe(presets.length);
    for (const { base, filter, below, sort } of presets) expect(filter ?? below ?? sort, base).toBeDefined();
  });
});
