const signature = 0x4d42;
const headerBytes = { file: 14, core: 12, info: 40 } as const;
const uncompressed = new Set([0, 3, 6]);
const runLength = new Set([1, 2]);
const depths = new Set([1, 2, 4, 8, 16, 24, 32]);

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function isBitmap(bytes: Uint8Array): boolean {
  if (bytes.byteLength < headerBytes.file + headerBytes.core) return false;
  const header = viewOf(bytes).getUint32(headerBytes.file, true);
  return viewOf(bytes).getUint16(0, true) === signature && (header === headerBytes.core || header >= headerBytes.info);
}

function headerOf(view: DataView) {
  const at = headerBytes.file;
  if (view.getUint32(at, true) === headerBytes.core) {
    const [width, height] = [view.getUint16(at + 4, true), view.getUint16(at + 6, true)];
    return { width, height, depth: view.getUint16(at + 10, true), compression: 0 };
  }
  // A negative height means rows from the top down.
  const [width, height] = [view.getInt32(at + 4, true), Math.abs(view.getInt32(at + 8, true))];
  return { width, height, depth: view.getUint16(at + 14, true), compression: view.getUint32(at + 16, true) };
}

/** Of a size that can be rendered, with the bytes of all pixels. Our picture library does not read the format. */
export function isWholeBitmap(bytes: Uint8Array, maxPixels: number): boolean {
  const view = viewOf(bytes);
  if (
    view.getUint32(headerBytes.file, true) !== headerBytes.core &&
    bytes.byteLength < headerBytes.file + headerBytes.info
  ) {
    return false;
  }
  const { width, height, depth, compression } = headerOf(view);
  if (width < 1 || height < 1 || width * height > maxPixels || !depths.has(depth)) return false;
  const start = view.getUint32(10, true);
  if (start < headerBytes.file + headerBytes.core || start >= bytes.byteLength) return false;
  if (runLength.has(compression)) return true;
  const row = Math.ceil((width * depth) / 32) * 4;
  return uncompressed.has(compression) && start + row * height <= bytes.byteLength;
}
