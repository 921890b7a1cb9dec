/** In Brotli, as browsers ask for pages; Node would take gzip alone, which few pages are stored in. */
export async function readPage(url: string): Promise<string> {
  return (await fetch(url, { headers: { 'accept-encoding': 'br' } })).text();
}
