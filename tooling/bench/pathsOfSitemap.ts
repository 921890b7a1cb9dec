/** Of all pages that the site lists, in both languages. */
export async function pathsOfSitemap(site: string, sitemap = '/sitemap.xml'): Promise<string[]> {
  const xml = await (await fetch(site + sitemap)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = site]) => new URL(url).pathname);
  const parts = paths.map((path) => (path.endsWith('.xml') ? pathsOfSitemap(site, path) : [path]));
  return (await Promise.all(parts)).flat();
}
