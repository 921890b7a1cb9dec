import { describe, expect, it } from 'vitest';
import { boundaries } from '../boundaries/boundaries.ts';
import { seededRepo } from './seededRepo.ts';

function reasons(file: string, statement: string): string[] {
  return boundaries(seededRepo({ [file]: statement })).map(({ message }) => message);
}

describe('arrows between packages', () => {
  it.each([
    ['packages/ui/src/a.ts', "import '@fundfront/content-model'"],
    ['packages/content-model/src/a.ts', "import { useState } from 'react'"],
    ['packages/content-model/src/a.ts', "import { readFile } from '@fundfront/ui/x'"],
    ['apps/site/src/a.ts', "export { x } from '@fundfront/admin'"],
    ['apps/site/src/a.ts', "const x = await import('@fundfront/api')"],
    ['apps/site/src/a.ts', "import type { X } from '@fundfront/api/src/x.ts'"],
    ['apps/site/src/a.ts', "import '../../../packages/ui/src/x.ts'"],
    ['apps/site/src/a.ts', "import { x } from './x'"],
    ['packages/ui/src/a.ts', "import '@fundfront/ui/components/Button'"],
    ['apps/site/src/views/a.test.ts', "import '@fundfront/admin'"],
  ])('%s: %s', (file, statement) => {
    expect(reasons(file, statement)).not.toEqual([]);
  });

  it.each([
    ['apps/site/src/a.ts', "import { Button } from '@fundfront/ui/components/Button'"],
    ['apps/site/vitest.config.ts', "import '@fundfront/vitest/chromium'"],
    ['packages/content-model/src/a.ts', "import * as v from 'valibot'"],
    ['packages/ui/src/a.ts', "import { x } from './x.ts'"],
    ['packages/ui/src/a.ts', "// import '@fundfront/api'\nexport const text = \"import '@fundfront/api'\""],
  ])('%s: %s is fine', (file, statement) => {
    expect(reasons(file, statement)).toEqual([]);
  });

  it('wants an entry for every package', () => {
    expect(reasons('packages/new/package.json', '{"name":"@fundfront/new"}')).toEqual([
      'has no entry in packageArrows',
    ]);
  });
});

describe('arrows between layers', () => {
  it.each([
    ['apps/site/src/features/search/a.ts', "import '../subscribe/b.ts'"],
    ['apps/site/src/features/search/a.ts', "import '../../views/b.tsx'"],
    ['apps/site/src/content/a.ts', "import '../features/search/b.ts'"],
    ['apps/site/src/views/a.ts', "import { getPage } from '../content/pages.ts'"],
    ['apps/site/src/views/a.ts', "import '@fundfront/api-client'"],
    ['apps/admin/src/entries/a.ts', "import '../screens/menu/b.ts'"],
    ['apps/admin/src/entries/a.ts', "import '../app/b.ts'"],
    ['apps/api/src/modules/menu/save.ts', "import { eq } from 'drizzle-orm'"],
    ['apps/api/src/modules/menu/routes.ts', "import { findMenu } from './queries.ts'"],
    ['apps/api/src/http/a.ts', "import { eq } from 'drizzle-orm/pg-core'"],
  ])('%s: %s', (file, statement) => {
    expect(reasons(file, statement)).not.toEqual([]);
  });

  it.each([
    ['apps/site/src/app/page.tsx', "import { getPage } from '../content/pages.ts'"],
    ['apps/site/src/features/search/a.ts', "import './b.ts'"],
    ['apps/site/src/views/a.ts', "import type { Page } from '../content/pages.ts'"],
    ['apps/site/src/content/a.ts', "import '@fundfront/api-client'"],
    ['apps/admin/src/screens/menu/a.ts', "import '../../entries/list/b.ts'"],
    ['apps/admin/src/app/a.ts', "import '../screens/menu/b.ts'"],
    ['apps/api/src/modules/menu/queries.ts', "import { eq } from 'drizzle-orm'"],
    ['apps/api/src/modules/menu/save.test.ts', "import { eq } from 'drizzle-orm'"],
    ['apps/api/src/server.ts', "import './http/app.ts'"],
  ])('%s: %s is fine', (file, statement) => {
    expect(reasons(file, statement)).toEqual([]);
  });
});

describe('cycles', () => {
  it('are made by types too', () => {
    const repo = seededRepo({
      'packages/ui/src/a.ts': "import './b.ts'",
      'packages/ui/src/b.ts': "import type { A } from './a.ts'",
    });
    expect(boundaries(repo)).toHaveLength(1);
  });

  it('names the ring', () => {
    const repo = seededRepo({
      'packages/ui/src/a.ts': "import './b.ts'",
      'packages/ui/src/b.ts': "export * from './c.ts'",
      'packages/ui/src/c.ts': "import('./a.ts')",
    });
    expect(boundaries(repo)).toEqual([
      expect.objectContaining({
        message:
          'is part of an import cycle: packages/ui/src/a.ts → packages/ui/src/b.ts → packages/ui/src/c.ts → packages/ui/src/a.ts',
      }),
    ]);
  });
});
