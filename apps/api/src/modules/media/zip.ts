import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** All parts of a document together. */
const maxUncompressedBytes = 52_428_800;
const maxEntries = 5_000;

const signature = { part: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const length = { part: 30, entry: 46, end: 22, comment: 65_535 } as const;
const encrypted = 1;

export interface ZipEntry {
  name: string;
  /** Stored (0) or deflated (8); documents use nothing else. */
  method: number;
  isEncrypted: boolean;
  compressedBytes: number;
  bytes: number;
  offset: number;
}

const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function isZip(bytes: Uint8Array): boolean {
  return bytes.byteLength >= length.end && toBuffer(bytes).readUInt32LE(0) === signature.part;
}

function findEndRecord(all: Buffer): number | undefined {
  const last = all.length - length.end;
  for (let at = last; at >= 0 && at >= last - length.comment; at -= 1) {
    if (all.readUInt32LE(at) === signature.end) return at;
  }
  return undefined;
}

/** By the list at its end; undefined where that is broken. Nothing is unpacked. */
export function readZipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  const all = toBuffer(bytes);
  const end = findEndRecord(all);
  if (end === undefined) return undefined;
  const entries: ZipEntry[] = [];
  let at = all.readUInt32LE(end + 16);
  for (let left = Math.min(all.readUInt16LE(end + 10), maxEntries + 1); left > 0; left -= 1) {
    if (at + length.entry > end || all.readUInt32LE(at) !== signature.entry) return undefined;
    const nameEnd = at + length.entry + all.readUInt16LE(at + 28);
    entries.push({
      name: all.toString('utf8', at + length.entry, nameEnd),
      method: all.readUInt16LE(at + 10),
      isEncrypted: (all.readUInt16LE(at + 8) & encrypted) !== 0,
      compressedBytes: all.readUInt32LE(at + 20),
      bytes: all.readUInt32LE(at + 24),
      offset: all.readUInt32LE(at + 42),
    });
    at = nameEnd + all.readUInt16LE(at + 30) + all.readUInt16LE(at + 32);
  }
  return entries;
}

/** Never holds more than the declared size in memory. */
async function matchesDeclaredSize(all: Buffer, part: ZipEntry): Promise<boolean> {
  const { method, isEncrypted, compressedBytes, bytes, offset } = part;
  if (isEncrypted || offset + length.part > all.length || all.readUInt32LE(offset) !== signature.part) return false;
  const start = offset + length.part + all.readUInt16LE(offset + 26) + all.readUInt16LE(offset + 28);
  if (start + compressedBytes > all.length) return false;
  if (method === 0) return compressedBytes === bytes;
  if (method !== 8) return false;
  try {
    const compressed = all.subarray(start, start + compressedBytes);
    return (await inflate(compressed, { maxOutputLength: Math.max(bytes, 1) })).byteLength === bytes;
  } catch {
    return false;
  }
}

/** Checks both the declared size and the true one. */
export async function isSafeZip(bytes: Uint8Array): Promise<boolean> {
  const entries = readZipEntries(bytes);
  if (!entries || entries.length > maxEntries) return false;
  if (entries.reduce((sum, part) => sum + part.bytes, 0) > maxUncompressedBytes) return false;
  const all = toBuffer(bytes);
  for (const part of entries) {
    if (!(await matchesDeclaredSize(all, part))) return false;
  }
  return true;
}
