import { defaultLocale } from '@fundfront/content-model';
import { escapeHtml } from '@fundfront/content-model/escapeHtml';
import { getSitemap, type SitemapEntry } from '../../content/site.ts';
import { env } from '../../env.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

function urlOf({ locale, path, alternate, updatedAt }: SitemapEntry): string {
  const origin = env().PUBLIC_SITE_URL;
  const languages: Record<string, string> = alternate ? { [locale]: path, [alternate.locale]: alternate.path } : {};
  const others = alternate ? { ...languages, 'x-default': languages[defaultLocale] ?? path } : {};
  const links = Object.entries(others).map(
    ([language, href]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(encodeURI(origin + href))}"/>`,
  );
  return `<url>${element('loc', encodeURI(origin + path))}${links.join('')}${element('lastmod', updatedAt)}</url>`;
}

function xmlResponse(lines: readonly string[]): Response {
  return new Response([declaration, ...lines, ''].join('\n'), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}

const urlset = (entries: readonly SitemapEntry[]) => [
  `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
  ...entries.map(urlOf),
  '</urlset>',
];

/** All addresses where they fit into one part, else an index of the parts. */
export async function sitemap(): Promise<Response> {
  const { parts, entries } = await getSitemap(1);
  if (parts.length <= 1) return xmlResponse(urlset(entries));
  const listed = parts.map(({ updatedAt }, index) => {
    const address = `${env().PUBLIC_SITE_URL}/sitemaps/${index + 1}.xml`;
    return `<sitemap>${element('loc', address)}${element('lastmod', updatedAt)}</sitemap>`;
  });
  return xmlResponse([`<sitemapindex xmlns="${namespace}">`, ...listed, '</sitemapindex>']);
}

export async function sitemapPart(name: string): Promise<Response> {
  const number = Number(/^([1-9]\d{0,3})\.xml$/.exec(name)?.[1] ?? 0);
  const found = number > 0 ? await getSitemap(number) : null;
  if (!found || number > found.parts.length) return new Response(null, { status: 404 });
  return xmlResponse(urlset(found.entries));
}
