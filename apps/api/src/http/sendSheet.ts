import type { Context } from 'hono';
import { contentDisposition } from '../modules/media/contentDisposition.ts';
import type { SheetFile } from '../modules/sheets/sheetFile.ts';

/** A table as a file: figures of the moment, which neither caches nor search engines keep. */
export function sendSheet(c: Context, { name, mediaType, body }: SheetFile): Response {
  return c.body(body instanceof ReadableStream ? body : Uint8Array.from(body).buffer, 200, {
    'content-type': mediaType,
    'content-disposition': contentDisposition('attachment', name),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
}
