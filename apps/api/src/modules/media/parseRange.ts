export interface ByteRange {
  start: number;
  /** The last byte, itself included. */
  end: number;
}

/**
 * The part that a Range header asks for (RFC 9110): undefined for the whole file, where it asks for several parts or is
 * not understood; 'none' where no byte of it exists.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
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
