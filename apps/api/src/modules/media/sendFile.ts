import type { Context } from 'hono';
import type { AppEnv } from '../../http/types.ts';
import { parseRange } from './parseRange.ts';

export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
  etag: string;
  disposition: string;
}

// The name is made from the content: what it names can never change.
const immutableCacheControl = 'public, max-age=31536000, immutable';
// Opened by itself, a drawing must be a picture and nothing else, and a document must run nothing.
const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const matchesEtag = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

/** Sends a kept file, or the part of it that is asked for; 304 to who has it already. */
export function sendFile(c: Context<AppEnv>, { bytes, mediaType, etag, disposition }: StoredFile): Response {
  const headers = {
    'content-type': mediaType,
    'content-disposition': disposition,
    'content-security-policy': sandboxPolicy,
    'cache-control': immutableCacheControl,
    'accept-ranges': 'bytes',
    etag,
  };
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const size = bytes.byteLength;
  // A reader that goes on with a part of another version gets the whole instead.
  const isSame = [undefined, etag].includes(c.req.header('if-range'));
  const range = isSame ? parseRange(c.req.header('range'), size) : undefined;
  if (range === 'none') return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  if (!range) return c.body(bytes, 200, { ...headers, 'content-length': `${size}` });
  const { start, end } = range;
  return c.body(bytes.slice(start, end + 1), 206, {
    ...headers,
    'content-range': `bytes ${start}-${end}/${size}`,
    'content-length': `${end + 1 - start}`,
  });
}
