import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Revalidation, revalidation } from '@fundfront/content-model/wire';
import * as v from 'valibot';

/** Milliseconds that the word of a change may be under way; older ones could be a recording. */
const maxAge = 300_000;

function isSigned(body: string, signature: string, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** What the API says has changed; null where the message is forged, malformed or too old. */
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
