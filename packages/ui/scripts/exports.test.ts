import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const families = ['layout', 'components', 'charts', 'pattern'] as const;
const inner = new Set(['geometry']);

const folders = async (family: string) =>
  (await readdir(new URL(`src/${family}/`, root), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !inner.has(entry.name))
    .map((entry) => entry.name);

const all = (
  await Promise.all(families.map(async (family) => (await folders(family)).map((name) => `${family}/${name}`)))
).flat();

describe('the package', () => {
  it('exports only files that exist', async () => {
    const { exports } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
    const fixed = Object.values<string>(exports).filter((path) => !path.includes('*'));
    expect(fixed.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });

  it('declares no side effects: bundlers drop a bare import of the theme otherwise', async () => {
    const manifest = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
    expect(manifest).not.toHaveProperty('sideEffects');
  });

  it.each(all)('%s has its component, and stories in both languages', async (path) => {
    const name = path.split('/').at(-1);
    const component = await readFile(new URL(`src/${path}/${name}.tsx`, root), 'utf8');
    expect(component).toMatch(new RegExp(`export (function|const) ${name}\\b`));
    const stories = await readFile(new URL(`src/${path}/${name}.stories.tsx`, root), 'utf8');
    expect(stories).toMatch(/export const English\b/);
    expect(stories).toMatch(/export const Urdu\b/);
  });
});
