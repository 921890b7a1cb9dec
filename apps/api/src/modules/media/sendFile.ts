import type { Context } from 'hono';
import type { AppEnv } from '../../http/types.ts';

interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * RFC 9110: undefined for the whole file, where several ranges are asked for or the header is not understood; 'none'
 * where no byte of the range exists.
 */
function parseRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const found = header?.match(/^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i);
  if (!found) return undefined;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const wanted = Math.min(Number(last), size);
    return wanted === 0 ? 'none' : { start: size - wanted, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'none' : { start, end };
}

export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
  etag: string;
  disposition: string;
  /** Asked for by an address that changes with the content. */
  immutable: boolean;
}

const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  // The address stays when the file is replaced: it is asked again each time, and answered by its tag.
  stable: 'public, max-age=0, must-revalidate',
};
// Opened by itself, a drawing must be only a picture, and a document must run nothing.
const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const matchesEtag = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

export function sendFile(c: Context<AppEnv>, file: StoredFile): Response {
  const { bytes, mediaType, etag, disposition } = file;
  const headers = {
    'content-type': mediaType,
    'content-disposition': disposition,
    'content-security-policy': sandboxPolicy,
    'cache-control': cacheControl[file.immutable ? 'immutable' : 'stable'],
    'accept-ranges': 'bytes',
    etag,
  };
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const size = bytes.byteLength;
  // A reader that continues with a part of another version gets the whole instead.
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
