import { sitemap } from '../_site/sitemapXml.ts';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return sitemap();
}
