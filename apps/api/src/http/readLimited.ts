import { AppError } from '../errors.ts';

function tooLarge(maxBytes: number): AppError {
  return new AppError('TOO_LARGE', `This is larger than ${maxBytes.toLocaleString('en')} bytes.`);
}

/**
 * A request's body, cut off as soon as it exceeds the limit: what it declares is believed only when it is too much.
 * @param refusal what is thrown then, made from the first bytes that arrived
 */
export async function readLimited(
  request: Request,
  maxBytes: number,
  refusal: (head: Uint8Array) => AppError = () => tooLarge(maxBytes),
): Promise<Uint8Array<ArrayBuffer>> {
  const declaresTooMuch = Number(request.headers.get('content-length') ?? 0) > maxBytes;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    chunks.push(chunk);
    if (declaresTooMuch || size > maxBytes) break;
  }
  if (declaresTooMuch || size > maxBytes) throw refusal(chunks[0] ?? new Uint8Array());
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
