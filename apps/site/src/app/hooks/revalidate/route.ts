import { signatureHeader } from '@fundfront/content-model/wire';
import { revalidateTag } from 'next/cache';
import { verifyRevalidation } from '../../../content/verifyRevalidation.ts';
import { env } from '../../../env.ts';

/**
 * The API's word that something changed. Pages with these tags are drawn anew on their next request, and the old copy
 * serves until then, also when the API is down at that moment.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = env().REVALIDATE_SECRET;
  if (!secret) return Response.json({ error: 'REVALIDATE_SECRET is not set' }, { status: 503 });
  const message = verifyRevalidation(await request.text(), request.headers.get(signatureHeader), secret, Date.now());
  if (!message) return Response.json({ error: 'The signature or the age of the message is wrong' }, { status: 401 });
  for (const tag of message.tags) revalidateTag(tag, 'max');
  return Response.json({ ok: true });
}
