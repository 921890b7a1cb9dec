import type { Context } from 'hono';
import { contentDisposition } from '../modules/media/contentDisposition.ts';

/** A table as a file: figures of the moment, which neither caches nor search engines keep. */
export function sendSheet(c: Context, file: { name: string; mediaType: string; body: Uint8Array }): Response {
  return c.body(Uint8Array.from(file.body).buffer, 200, {
    'content-type': file.mediaType,
    'content-disposition': contentDisposition('attachment', file.name),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
}
