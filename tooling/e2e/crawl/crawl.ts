import { linksOf } from './linksOf.ts';

/** What an address answered with. */
export interface CrawlResponse {
  url: string;
  status: number;
  /** Where it forwards to. */
  to: string | null;
  /** Null for what is no page. */
  html: string | null;
  /** Pages that lead to it. */
  from: string[];
  fragments: Set<string>;
}

/** More addresses than the sample content has by far: beyond it the crawl is in a trap. */
const most = 3_000;
const atOnce = 4;

async function ask(url: string): Promise<Pick<CrawlResponse, 'status' | 'to' | 'html'>> {
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

/** Reads every address from the first ones on, over every link of the same site, each once. */
export async function crawl(site: string, first: readonly string[]): Promise<Map<string, CrawlResponse>> {
  const responses = new Map<string, CrawlResponse>();
  const waiting: CrawlResponse[] = [];

  function note(link: URL, from: string | null): void {
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
    if (!responses.has(url)) waiting.push(known);
    responses.set(url, known);
    if (from !== null) known.from.push(from);
    if (link.hash.length > 1) known.fragments.add(decodeURIComponent(link.hash.slice(1)));
    if (responses.size > most) throw new Error(`More than ${most} addresses, the last of them ${url}`);
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      Object.assign(next, await ask(next.url));
      if (next.to) note(new URL(next.to), next.url);
      for (const link of next.html && next.status === 200 ? linksOf(next.html, next.url) : []) note(link, next.url);
    }
  }

  for (const path of first) note(new URL(path, site), null);
  // One worker would end before another has found more.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return responses;
}
