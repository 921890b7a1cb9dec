import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fileName, subsets } from './font-subsets.ts';

const at = (name: string) => new URL(`../fonts/${fileName(name)}`, import.meta.url);

const totalBytes = async (page: 'en' | 'ur') => {
  const sizes = await Promise.all(
    subsets.filter((s) => s.pages.includes(page)).map(async (s) => (await stat(at(s.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

describe('the committed font files', () => {
  it.each(subsets.map((s) => s.name))('%s is a woff2', async (name) => {
    const bytes = await readFile(at(name));
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('wOF2');
  });

  it('leave an English page 60 KB of its 100 KB for HTML and CSS', async () => {
    expect(await totalBytes('en')).toBeLessThanOrEqual(40_000);
  });

  it('leave an Urdu page 24 KB of its 160 KB for HTML and CSS', async () => {
    expect(await totalBytes('ur')).toBeLessThanOrEqual(136_000);
  });

  it('travel with their licence', async () => {
    expect(await readFile(new URL('../fonts/OFL.txt', import.meta.url), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });
});
