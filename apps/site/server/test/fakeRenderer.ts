// Stands for Next in tests of the page server: answers as Next does, and tells the tags of what it rendered.
import http from 'node:http';
import type { Clearing, TakenIn } from '../cacheHandler.ts';
import type { PageTags } from '../renderer.ts';

let version = 1;
const takesMs = 20;

process.on('message', ({ cleared, number }: Clearing) => {
  const takeIn = () => process.send?.({ takenIn: number } satisfies TakenIn, undefined, undefined, () => {});
  // The first asks whether clearings are taken in at all.
  if (cleared.length === 0) return void takeIn();
  // Later than a request that was sent after it would be answered.
  setTimeout(() => {
    version += 1;
    takeIn();
  }, takesMs);
});
const mark = (part: string, facts = '') => `<template data-chrome="${part}"${facts}></template>`;
const chartProps = (count: number) => `{&quot;count&quot;:${count},&quot;text&quot;:&quot;${'x'.repeat(2_000)}&quot;}`;
const marked: Readonly<Record<string, (version: number) => string>> = {
  '/known/framed': () => `${mark('header', ' data-path="/known/framed" data-alternate="/ur"')}page${mark('footer')}`,
  '/known/chart': (count) =>
    `<site-island data-island="chart" data-start="visible" data-props="${chartProps(count)}">${count}</site-island>`,
  '/header-and-footer': (count) =>
    `${mark('header', ' data-home="/home" data-menu="[]"')}header ${count} ${mark('footer')} footer ${count}${mark('end')}`,
};

process.once('disconnect', () => process.exit());

http
  .createServer(async ({ url = '/' }, response) => {
    const path = url.split('?', 1)[0] ?? url;
    const isKnown = /^(\/ur)?\/(known|header-and-footer|not-found-page|error-page|form-not-sent|search|preview)/.test(
      path,
    );
    const asked = path === '/known/api' ? await fetch(`${process.env.API_URL}/api/menu`) : null;
    if (path === '/known/exit') process.exit(1);
    response.writeHead(isKnown ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    const tags = /known|header/.test(path) ? ['menu:en'] : [];
    process.send?.({ path, tags } satisfies PageTags, undefined, undefined, () => {});
    const more = path === '/error-page' ? ' x-request-id-of-this-request' : await asked?.text();
    const head = path === '/known/entry' ? `<head><meta name="page-stamp" content="a.en.${version}"/></head>` : '';
    const body = path in marked ? marked[path]?.(version) : `${url} version ${version}${more ?? ''}`;
    response.end(`<html>${head}<body>${body}</body></html>`);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
