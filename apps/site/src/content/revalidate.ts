import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Revalidation, revalidation, signatureHeader } from '@fundfront/content-model/wire';
import { revalidateTag } from 'next/cache';
import * as v from 'valibot';
import { env } from '../env.ts';

/** Milliseconds; an older message could be a replay. */
const maxAge = 300_000;

function isSigned(body: string, signature: string, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Null where the message is forged, malformed or too old. */
export function verifyRevalidation(
  body: string,
  signature: string | null,
  secret: string,
  now: number,
): Revalidation | null {
  if (signature === null || !isSigned(body, signature, secret)) return null;
  const message = v.safeParse(v.pipe(v.string(), v.parseJson(), revalidation), body);
  if (!message.success || Math.abs(now - message.output.sentAt) > maxAge) return null;
  return message.output;
}

/**
 * Pages with the cleared tags are rendered on their next request; the old copy serves until then, also while the API is
 * down.
 */
export async function revalidate(request: Request): Promise<Response> {
  const secret = env().REVALIDATE_SECRET;
  if (!secret) return Response.json({ error: 'REVALIDATE_SECRET is not set' }, { status: 503 });
  const message = verifyRevalidation(await request.text(), request.headers.get(signatureHeader), secret, Date.now());
  if (!message) return Response.json({ error: 'The signature or the age of the message is wrong' }, { status: 401 });
  for (const tag of message.tags) revalidateTag(tag, 'max');
  return Response.json({ ok: true });
}
