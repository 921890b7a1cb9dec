import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adminNavigation } from '@fundfront/content-model';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loginPaths, routeTable } from './table.ts';

const file = path.resolve(import.meta.dirname, '../../../../../../shared/spec/routes.json');
const listed = existsSync(file);
interface Listed {
  login: string[];
  dashboard: string[];
  pages: string[];
  posts: string[];
  previews: string[];
  sideNavigation: [string, string][];
}

const routes = routeTable.map((row) => ({ path: row.path, row }));
const id = '3f0c9a52-0000-4000-8000-000000000001';
const rowOf = (pathname: string) => {
  const match = matchRoutes(routes, pathname.replace(/:\w+/g, id))?.at(-1);
  return match?.route.row;
};

if (!listed) console.info(`Skipped: the list of routes is not at ${file}`);

describe.skipIf(!listed)('route table', () => {
  const { admin }: { admin: Listed } = listed ? JSON.parse(readFileSync(file, 'utf8')) : { admin: {} };

  it('knows every address of the specification, and no alias is taken for an id', () => {
    for (const pathname of [...admin.dashboard, ...admin.pages, ...admin.posts, ...admin.previews]) {
      const row = rowOf(pathname);
      expect(row, `${pathname} has no screen`).toBeDefined();
      if (!pathname.startsWith('/admin/website')) expect(row?.path).toBe(pathname);
    }
    expect([...loginPaths]).toEqual(admin.login);
  });

  it('has a screen for every entry of the side navigation, which is the specification’s', () => {
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
