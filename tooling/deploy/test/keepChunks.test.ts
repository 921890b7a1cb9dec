import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepChunks } from '../keepChunks.mjs';

let folder: string;
let chunks: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fundfront-chunks-'));
  chunks = path.join(folder, 'chunks');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function release(name: string): string {
  const made = path.join(folder, name);
  for (const file of [`apps/site/.next/static/chunks/${name}.js`, `apps/admin/dist/assets/${name}.css`]) {
    mkdirSync(path.dirname(path.join(made, file)), { recursive: true });
    writeFileSync(path.join(made, file), `/* ${name} */`);
    writeFileSync(path.join(made, `${file}.br`), 'packed by the build');
  }
  return made;
}

const isServed = (link: string, name: string) =>
  existsSync(path.join(chunks, link, 'site/_next/static/chunks', `${name}.js`)) &&
  existsSync(path.join(chunks, link, 'admin/assets', `${name}.css`));

it('keeps a release and the one before, and no other', () => {
  for (const name of ['first', 'second', 'third']) keepChunks(release(name), chunks);
  expect([isServed('current', 'third'), isServed('previous', 'second')]).toEqual([true, true]);
  expect(readdirSync(chunks).sort()).toEqual(['current', 'previous', 'second', 'third']);
});

it('keeps the one before when the same is put there again', () => {
  keepChunks(release('first'), chunks);
  for (let time = 0; time < 2; time += 1) keepChunks(release('second'), chunks);
  expect([isServed('current', 'second'), isServed('previous', 'first')]).toEqual([true, true]);
});

it('goes back, as a rollback does, and still serves who had the newer one', () => {
  for (const name of ['first', 'second', 'first']) keepChunks(release(name), chunks);
  expect([isServed('current', 'first'), isServed('previous', 'second')]).toEqual([true, true]);
});

it('packs scripts and styles for nginx, and leaves out what the build packed', () => {
  keepChunks(release('first'), chunks);
  const files = path.join(chunks, 'current/admin/assets');
  expect(readdirSync(files).sort()).toEqual(['first.css', 'first.css.gz']);
  expect(gunzipSync(readFileSync(path.join(files, 'first.css.gz'))).toString()).toBe('/* first */');
});

it('refuses what was not built, and changes nothing', () => {
  keepChunks(release('first'), chunks);
  expect(() => keepChunks(path.join(folder, 'empty'), chunks)).toThrow('has no built application');
  expect(isServed('current', 'first')).toBe(true);
});
