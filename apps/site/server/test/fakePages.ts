import type { StoredPage } from '../pageStore.ts';
import type { Pages } from '../pages.ts';

export const stored = (path: string, body: Buffer, of: readonly string[]): StoredPage => ({
  path,
  status: 200,
  headers: {},
  etag: body.toString(),
  tags: of,
  renderedAt: Date.now(),
  expiresAt: Date.now() + 60_000,
  gzip: body,
  br: body,
});

export const shown = async (pages: Pages, path: string) => {
  const found = await pages.get(path);
  return 'page' in found ? found.page.etag : found.response.status;
};
