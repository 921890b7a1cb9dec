import { AppError } from '../errors.ts';
import { readLimited } from './readLimited.ts';

/** What the multipart form around the files may add. */
const envelope = 16_384;

/**
 * A multipart request as a form; its body is cut off as soon as it is too much.
 * @param refusal what is thrown then, made from the first bytes that arrived
 */
export async function readForm(
  request: Request,
  maxBytes: number,
  refusal?: (head: Uint8Array) => AppError,
): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('UNSUPPORTED_TYPE', 'Send the file as multipart/form-data.');
  }
  const bytes = await readLimited(request, maxBytes + envelope, refusal);
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new AppError('BAD_REQUEST', 'The body is not a valid form.');
  }
}

/** The files that a multipart request sends under one name. */
export async function readFiles(request: Request, name: string, maxBytes: number): Promise<File[]> {
  const form = await readForm(request, maxBytes);
  return form.getAll(name).filter((value) => value instanceof File);
}
