import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { revisionMeta } from '@fundfront/content-model/wire';
import { fromBrotli } from '@fundfront/web-server/encodings';
import { expect, it, onTestFinished } from 'vitest';
import { readStyles } from './criticalCss.ts';
import { finishPage, recomposePage } from './finishPage.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const lettersOfText = 500_000;

const responseOf = (html: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(html),
});

const response = (revision: string) =>
  responseOf(
    `<html><head><meta name="${revisionMeta}" content="${revision}"/></head>${'ن'.repeat(lettersOfText)}</html>`,
  );

it('keeps nothing of the text of a page that it has finished', async () => {
  const revisions = Array.from({ length: 40 }, (_, index) => `${crypto.randomUUID()}.ur.${index}`);
  const before = heapUsed();
  const pages = [];
  for (const revision of revisions) pages.push(await finishPage('/page', response(revision), [], null));
  const grown = heapUsed() - before;
  expect(pages.map((page) => page.revision)).toEqual(revisions);
  expect(grown).toBeLessThan(10 * lettersOfText);
});

const letters = 'é·’ فنڈ à\u00a0٠ 𝛑👍🏽';
const css = `.a{content:"${letters}"}`;
const place = (part: string, facts = '') => `<template data-chrome="${part}"${facts}></template>`;
const header = (text: string) => `<header title="${text}">${text}</header>`;
const documentOf = (text: string) =>
  responseOf(
    `<html lang="ur"><body>${place('header', ' data-home="/ur" data-menu="[]"')}${header(text)}${place('footer')}<footer>${letters}</footer>${place('end')}</body></html>`,
  );

it('leaves letters of all writings as they are, and allows styles by the bytes that browsers hash', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fundfront-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'ur'));
  writeFileSync(path.join(folder, 'ur', 's.css.json'), JSON.stringify([{ css, needs: [['a']] }]));
  const built = { loader: 'main-1.js', islands: { chart: ['chart-1.js'] }, messages: {} };
  const parts = { stylesOf: readStyles(folder), islands: built, names: new Map([['long', 'a']]) };
  const chromeOf = async (text: string) =>
    finishPage('/ur/header-and-footer', documentOf(text), [], { ...parts, chromeOf: () => Promise.reject() });
  const first = await chromeOf(letters);
  const finishing = { ...parts, chromeOf: async () => first };
  const long = letters.repeat(200);
  const island = (props: string) =>
    `<site-island data-island="chart" data-start="visible" data-props=${props}>${letters}</site-island>`;
  const rendered = `<html lang="ur"><head><link rel="stylesheet" href="/s.css"/></head><body>${place('header', ` data-path="/ur/${letters}" data-alternate="/${letters}"`)}<p class="long" style="content:'${letters}'">${letters}</p>${island(`"{&quot;text&quot;:&quot;${long}&quot;}"`)}${place('footer')}</body></html>`;
  const page = await finishPage('/ur/a', responseOf(rendered), [], finishing);
  const expected = (text: string) =>
    `<html lang="ur"><head><style>${css}</style></head><body>${header(text)}<p class="a" style="content:'${letters}'">${letters}</p>${island('"2"')}<footer>${letters}</footer><script type="module" src="/islands/main-1.js" data-sheet="/s.css" data-chunks="" data-props="/island-props/ur/a?${page.props?.version}"></script></body></html>`;
  const textOf = async ({ br }: { br: Buffer }) => (await fromBrotli(br)).toString('utf8');
  expect(await textOf(page)).toBe(expected(letters));
  expect(page.props && (await textOf(page.props))).toBe(`chart\nchart-1\n{"text":"${long}"}`);
  const hashOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64');
  expect(page.styles).toEqual({
    elements: ` 'sha256-${hashOf(css)}'`,
    attributes: `'unsafe-hashes' 'sha256-${hashOf(`content:'${letters}'`)}'`,
  });
  const renamed = `${letters} نیا`;
  expect(await textOf(await recomposePage(page, await chromeOf(renamed), finishing))).toBe(expected(renamed));
});
