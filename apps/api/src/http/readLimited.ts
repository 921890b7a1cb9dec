import { AppError } from '../errors.ts';

function tooLarge(maxBytes: number): AppError {
  return new AppError('TOO_LARGE', `This is larger than ${maxBytes.toLocaleString('en')} bytes.`);
}

/** A request's body, cut off as soon as it exceeds the limit: what it declares is believed only when it is too much. */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
