const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

function attributes(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]));
}

const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'gi'))].map(([tag]) => attributes(tag));

/** Before any script runs: what a search engine reads. */
export function readHtml(html: string) {
  const shown = html.replace(/<script\b[\s\S]*?<\/script>/gi, '');
  const root = tags(shown, 'html')[0] ?? {};
  const links = tags(shown, 'link');
  const jsonLd = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/gi)];
  return {
    shown,
    lang: root.lang ?? null,
    dir: root.dir ?? null,
    title: decoded(first(shown, /<title>([^<]*)<\/title>/) ?? ''),
    headings: [...shown.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner = '']) =>
      decoded(inner.replace(/<[^>]*>/g, '')).trim(),
    ),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? null,
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang, href }) => [hreflang ?? '', href ?? '']),
    ),
    description: tags(shown, 'meta').find(({ name }) => name === 'description')?.content ?? '',
    image: tags(shown, 'meta').find(({ property }) => property === 'og:image')?.content ?? null,
    robots: tags(shown, 'meta').find(({ name }) => name === 'robots')?.content ?? '',
    jsonLd: jsonLd.map(([, text = '']) => text),
  };
}

interface SitemapEntry {
  loc: string;
  lastmod: string | null;
  alternates: Record<string, string>;
}

export function readSitemap(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    loc: decoded(first(entry, /<loc>([^<]*)<\/loc>/) ?? ''),
    lastmod: first(entry, /<lastmod>([^<]*)<\/lastmod>/),
    alternates: Object.fromEntries(tags(entry, 'xhtml:link').map(({ hreflang, href }) => [hreflang ?? '', href ?? ''])),
  }));
}
