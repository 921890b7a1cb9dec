import { describe, expect, it } from 'vitest';
import type { Rule } from '../repo.ts';
import { rules } from '../rules/index.ts';
import { seededRepo } from './seededRepo.ts';

const problems = (rule: Rule | undefined, files: Record<string, string>) =>
  rule?.(seededRepo(files)).map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`);

describe('a sound repository', () => {
  it.each(Object.entries(rules))('keeps %s', (_, rule) => {
    expect(rule(seededRepo({}))).toEqual([]);
  });
});

describe('fileLength', () => {
  it('counts lines, but not those of seed data and catalogues', () => {
    const long = 'x;\n'.repeat(351);
    const files = { 'apps/api/src/a.ts': long, 'apps/api/src/db/seed/b.ts': long, 'apps/site/src/i18n/ur.ts': long };
    expect(problems(rules.fileLength, files)).toEqual([
      'apps/api/src/a.ts: has 351 lines, the limit is 350: split it by purpose',
    ]);
    expect(problems(rules.fileLength, { 'apps/site/src/app/a/page.tsx': 'x;\n'.repeat(41) })).toEqual([
      'apps/site/src/app/a/page.tsx: has 41 lines, the limit is 40: split it by purpose',
    ]);
    expect(problems(rules.fileLength, { 'apps/site/src/app/a/page.tsx': 'x;\n'.repeat(40) })).toEqual([]);
    expect(problems(rules.fileLength, { 'apps/api/src/a.ts': 'x;\n'.repeat(350) })).toEqual([]);
    expect(problems(rules.fileLength, { 'apps/api/src/a.ts': `// Written by scripts/x.mjs\n${long}` })).toEqual([]);
  });
});

describe('logicalCss', () => {
  it.each([
    'left: 0',
    'paddingLeft: 4',
    'marginRight: 4',
    'borderLeft: "none"',
    '"border-top-left-radius": 2',
    'scrollMarginLeft: 1',
    'textAlign: "right"',
    'float: "left"',
  ])('refuses %s', (declaration) => {
    expect(problems(rules.logicalCss, { 'packages/ui/src/a.css.ts': `style({\n  ${declaration},\n});` })).toHaveLength(
      1,
    );
  });

  it.each([
    'insetInlineStart: 0',
    'textAlign: "start"',
    'copyright: 1',
    'background: "to left"',
    '// to the right: so',
  ])('accepts %s', (declaration) => {
    expect(problems(rules.logicalCss, { 'packages/ui/src/a.css.ts': `style({ ${declaration} })` })).toEqual([]);
  });
});

describe('escapes', () => {
  it.each([
    ['as unknown', 'as X'],
    ['// @ts-', 'ignore'],
    ['// biome-', 'ignore lint: x'],
    ['// TO', 'DO later'],
  ])('refuses %s…', (start, end) => {
    const text = `${start}${start.endsWith('unknown') ? ' ' : ''}${end}`;
    expect(problems(rules.escapes, { 'apps/api/src/a.ts': `ok;\n${text}` })?.[0]).toMatch(/^apps\/api\/src\/a.ts:2 /);
  });
});

describe('oneVersion', () => {
  it('refuses a version outside the catalog', () => {
    const manifest = '{"name":"@fundfront/ui","dependencies":{"react":"^19.0.0"},"peerDependencies":{"x":"*"}}';
    expect(problems(rules.oneVersion, { 'packages/ui/package.json': manifest })).toEqual([
      'packages/ui/package.json: react "^19.0.0" must be "catalog:" or "workspace:*"',
      'packages/ui/package.json: x "*" must be "catalog:" or "workspace:*"',
    ]);
  });

  it('refuses ranges and leftovers in the catalog, and two versions of Node', () => {
    const yaml = 'nodeVersion: 24.0.1\ncatalog:\n  valibot: ^1.5.0\n  left-pad: 1.0.0\n';
    expect(problems(rules.oneVersion, { 'pnpm-workspace.yaml': yaml })).toEqual([
      'package.json: node 24.0.0 differs from nodeVersion in pnpm-workspace.yaml',
      'pnpm-workspace.yaml: valibot "^1.5.0" must be an exact version',
      'pnpm-workspace.yaml: left-pad is in the catalog but no package uses it',
    ]);
  });
});

describe('docsLinks', () => {
  it('refuses paths that are gone, and reads braces, open names and comments', () => {
    const text = [
      '[here](docs/gone.md) and [there](package.json) and [web](https://example.test/x)',
      '`apps/{site,shop}` and `packages/ui/<Name>.tsx` and `packages/nothing/*.ts`',
      '<!-- ![later](docs/images/later.png) -->',
      '`ui/package.json`, `../package.json`, `src/gone.ts` and `text/html`',
    ].join('\n');
    expect(problems(rules.docsLinks, { 'README.md': text })).toEqual([
      'README.md:1 names docs/gone.md, which does not exist',
      'README.md:2 names apps/shop, which does not exist',
      'README.md:2 names packages/nothing, which does not exist',
      'README.md:4 names src/gone.ts, which does not exist',
    ]);
  });
});

describe('urduWords', () => {
  const file = 'apps/site/src/i18n/ur.ts';

  it.each([
    'سال بہ تاریخ منافع',
    'خطرے سے متعلق دستبرداری',
    'پیشکش کی قیمت',
    'سیمپل ایسٹ مینجمنٹ',
    'معتدل خطرہ',
    'ٹرسٹ ڈیڈز',
    '{count} فنڈز',
    '8 فنڈز',
    'شام 18:30 بجے',
    '<bdi dir="ltr">18:30</bdi> بجے',
    'یہ ایک جملہ ہے.',
    'آگاہی.</strong> میوچل',
    'فنڈ, قیمت',
    'كيا',
  ])('refuses %s', (text) => {
    expect(problems(rules.urduWords, { [file]: `a: '${text}',` })).toHaveLength(1);
  });

  it.each([
    'رواں مالی سال کا منافع',
    'دستبرداری (ڈسکلیمر)',
    'سیمپل ایسیٹ مینجمنٹ',
    'تمام فنڈز',
    'شام ساڑھے 6 بجے',
    'یہ ایک جملہ ہے۔',
    '{time} تک',
  ])('accepts %s', (text) => {
    expect(problems(rules.urduWords, { [file]: `a: '${text}', b: '${text}',` })).toEqual([]);
  });
});
