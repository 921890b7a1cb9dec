import { linksOf } from './linksOf.ts';

export interface CrawlResponse {
  url: string;
  status: number;
  to: string | null;
  html: string | null;
  from: string[];
  fragments: Set<string>;
}

/** More addresses than the sample content has by far: beyond it the crawl is in a trap. */
const maxPages = 3_000;
const concurrency = 4;

async function fetchPage(url: string): Promise<Pick<CrawlResponse, 'status' | 'to' | 'html'>> {
  const response = await fetch(url, { redirect: 'manual' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = await response.arrayBuffer();
  const location = response.headers.get('location');
  return {
    status: response.status,
    to: location && new URL(location, url).href,
    html: isPage ? new TextDecoder().decode(body) : null,
  };
}

export async function crawl(site: string, first: readonly string[]): Promise<Map<string, CrawlResponse>> {
  const responses = new Map<string, CrawlResponse>();
  const queue: CrawlResponse[] = [];

  function enqueue(link: URL, from: string | null): void {
    if (link.origin !== site) return;
    const url = link.origin + link.pathname + link.search;
    const known = responses.get(url) ?? {
      url,
      status: 0,
      to: null,
      html: null,
      from: [],
      fragments: new Set<string>(),
    };
    if (!responses.has(url)) queue.push(known);
    responses.set(url, known);
    if (from !== null) known.from.push(from);
    if (link.hash.length > 1) known.fragments.add(decodeURIComponent(link.hash.slice(1)));
    if (responses.size > maxPages) throw new Error(`More than ${maxPages} addresses, the last of them ${url}`);
  }

  async function worker(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      Object.assign(next, await fetchPage(next.url));
      if (next.to) enqueue(new URL(next.to), next.url);
      for (const link of next.html && next.status === 200 ? linksOf(next.html, next.url) : []) enqueue(link, next.url);
    }
  }

  for (const path of first) enqueue(new URL(path, site), null);
  // One worker would end before another has found more.
  while (queue.length > 0) await Promise.all(Array.from({ length: concurrency }, worker));
  return responses;
}
