import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../errors.ts';

/** Bytes that the multipart form around the files may add. */
const envelope = 16_384;

function tooLarge(maxBytes: number): AppError {
  return new AppError('TOO_LARGE', `This is larger than ${maxBytes.toLocaleString('en')} bytes.`);
}

/**
 * Cut off as soon as the body exceeds the limit.
 * @param refusal what is thrown then
 */
export async function readBody(
  c: Context,
  maxBytes: number,
  refusal: () => AppError = () => tooLarge(maxBytes),
): Promise<ArrayBuffer> {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw refusal();
    },
  });
  let bytes = new ArrayBuffer();
  await limit(c, async () => {
    bytes = await c.req.arrayBuffer();
  });
  return bytes;
}

/** Leaves the body readable for the request. */
async function peekBody(c: Context): Promise<Uint8Array> {
  if (!c.req.raw.body) return new Uint8Array();
  const [head, body] = c.req.raw.body.tee();
  c.req.raw = new Request(c.req.raw, { body, duplex: 'half' });
  const reader = head.getReader();
  const { value = new Uint8Array() } = await reader.read();
  // It resolves only once the other branch has ended, too.
  void reader.cancel();
  return value;
}

/**
 * The body is cut off as soon as it exceeds the limit.
 * @param refusal what is thrown then, made from the first bytes that arrived
 */
export async function readForm(
  c: Context,
  maxBytes: number,
  refusal?: (head: Uint8Array) => AppError,
): Promise<FormData> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('UNSUPPORTED_TYPE', 'Send the file as multipart/form-data.');
  }
  const head = refusal && (await peekBody(c));
  const refuse = refusal && head ? () => refusal(head) : undefined;
  const bytes = await readBody(c, maxBytes + envelope, refuse);
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new AppError('BAD_REQUEST', 'The body is not a valid form.');
  }
}

export async function readFiles(c: Context, name: string, maxBytes: number): Promise<File[]> {
  const form = await readForm(c, maxBytes);
  return form.getAll(name).filter((value) => value instanceof File);
}
