import { unprefixedPaths } from '@fundfront/content-model';
import { readHtml } from '../readHtml.ts';
import type { CrawlResponse } from './crawl.ts';
import { idsOf } from './linksOf.ts';

type CrawlResponses = ReadonlyMap<string, CrawlResponse>;

export function brokenLinks(responses: CrawlResponses): string[] {
  return [...responses.values()].flatMap(({ url, status, html, from, fragments }) => {
    const source = from[0] ?? 'the list of routes';
    if (status >= 400 || status === 0) return [`${source} leads to ${url}: ${status}`];
    const ids = html === null ? null : idsOf(html);
    const lost = [...fragments].filter((fragment) => ids && !ids.has(fragment));
    return lost.map((fragment) => `${source} leads to ${url}#${fragment}, which is not there`);
  });
}

export function isUrdu(url: string): boolean {
  const path = new URL(url).pathname.replace(/^\/website(?=\/)/, '');
  return path === '/ur' || path.startsWith('/ur/') || unprefixedPaths.includes(path);
}

type Page = ReturnType<typeof readHtml>;

function headFaults(url: string, page: Page): string[] {
  const expected = isUrdu(url) ? ['ur', 'rtl'] : ['en', 'ltr'];
  const faults: [boolean, string][] = [
    [page.lang !== expected[0] || page.dir !== expected[1], `is ${page.lang} ${page.dir}`],
    [page.headings.length !== 1 || page.headings[0] === '', `has the headings ${JSON.stringify(page.headings)}`],
    [page.title.length < 4, `is called "${page.title}"`],
    [page.description === '', 'has no description'],
  ];
  return faults.filter(([is]) => is).map(([, fault]) => fault);
}

function canonicalFaults(page: Page, pages: ReadonlyMap<string, Page>): string[] {
  const { canonical } = page;
  if (page.robots.includes('noindex')) return [];
  if (canonical === null) return ['has no canonical'];
  if (new URL(canonical).pathname.startsWith('/website')) return [`has the canonical ${canonical}`];
  const there = pages.get(canonical);
  return there?.canonical === canonical && there.headings[0] === page.headings[0]
    ? []
    : [`has the canonical ${canonical}, which is another page`];
}

const sorted = (alternates: Page['alternates']) => JSON.stringify(Object.entries(alternates).sort());

function alternateFaults(page: Page, pages: ReadonlyMap<string, Page>): string[] {
  const named = Object.entries(page.alternates);
  if (named.length > 0 && page.alternates['x-default'] === undefined)
    return ['has alternates, none of them by default'];
  return named.flatMap(([language, alternate]) => {
    const there = pages.get(alternate);
    const mutual = there !== undefined && sorted(there.alternates) === sorted(page.alternates);
    const own = language === 'x-default' || there?.lang === language;
    return mutual && own ? [] : [`names ${alternate} for ${language}, which does not answer so`];
  });
}

export function pageFaults(responses: CrawlResponses): string[] {
  const shown = [...responses.values()].filter(({ html, status }) => html !== null && status === 200);
  const pages = new Map(shown.map(({ url, html }) => [url, readHtml(html ?? '')]));
  return [...pages].flatMap(([url, page]) =>
    [...headFaults(url, page), ...canonicalFaults(page, pages), ...alternateFaults(page, pages)].map(
      (fault) => `${url} ${fault}`,
    ),
  );
}
