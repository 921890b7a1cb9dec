import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

const readHeaders = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 100 });
const maxReadLength = 100;

/** The order of preference is ours, not the client's; `q=0` is a refusal. */
export function acceptedEncoding(header = ''): Encoding | undefined {
  const known = readHeaders.get(header);
  if (known) return known.encoding;
  const encoding = readEncoding(header);
  if (header.length <= maxReadLength) readHeaders.set(header, { encoding });
  return encoding;
}

function readEncoding(header: string): Encoding | undefined {
  const accepted = header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name?.toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

const qualities = {
  gzip: { once: 6, kept: 9, best: 9 },
  br: { once: 4, kept: 9, best: 11 },
} as const;

const { BROTLI_MIN_WINDOW_BITS: minWindowBits, BROTLI_DEFAULT_WINDOW: maxWindowBits } = constants;

/** Of the smallest window that holds the whole text: a larger one finds nothing more, and takes memory on both ends. */
function windowBits(bytes: number): number {
  const unusable = 16;
  return Math.min(Math.max(Math.ceil(Math.log2(bytes + unusable)), minWindowBits), maxWindowBits);
}

/**
 * Bytes of a text, and of a compressed one, up to which another thread costs more than the work itself: it takes memory that the
 * system must clear first, and the two wake each other for each part.
 */
const atOnce = { text: 256 * 1024, compressed: 64 * 1024 };

export async function fromBrotli(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  return body.length <= atOnce.compressed ? brotliDecompressSync(body) : promisify(brotliDecompress)(body);
}

/** zlib answers with a view of the 64 KB that it wrote into: of a page that is stored, they would be held for its few. */
function exactly(written: Buffer): Buffer<ArrayBuffer> {
  const exact = Buffer.allocUnsafeSlow(written.length);
  written.copy(exact);
  return exact;
}

/** @param effort `once`: the milliseconds of this request count too; `kept`: for many requests; `best`: nobody waits */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  effort: 'once' | 'kept' | 'best',
): Promise<Buffer<ArrayBuffer>> {
  const quality = qualities[encoding][effort];
  if (encoding === 'gzip') return exactly(await promisify(gzip)(body, { level: quality }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
  };
  const isQuick = effort === 'once' && body.length <= atOnce.text;
  return exactly(isQuick ? brotliCompressSync(body, { params }) : await promisify(brotliCompress)(body, { params }));
}
