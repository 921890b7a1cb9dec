import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { revisionMeta } from '@fundfront/content-model/wire';
import { expect, it } from 'vitest';
import { finishPage } from './finishPage.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const lettersOfText = 500_000;

function response(revision: string) {
  const html = `<html><head><meta name="${revisionMeta}" content="${revision}"/></head>${'ن'.repeat(lettersOfText)}</html>`;
  return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(html) };
}

it('keeps nothing of the text of a page that it has finished', async () => {
  const revisions = Array.from({ length: 40 }, (_, index) => `${crypto.randomUUID()}.ur.${index}`);
  const before = heapUsed();
  const pages = [];
  for (const revision of revisions) pages.push(await finishPage('/page', response(revision), [], null));
  const grown = heapUsed() - before;
  expect(pages.map((page) => page.revision)).toEqual(revisions);
  expect(grown).toBeLessThan(10 * lettersOfText);
});
