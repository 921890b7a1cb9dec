import { createHmac, timingSafeEqual } from 'node:crypto';
import { signatureHeader } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './types.ts';

/** Milliseconds; an older message could be a replay. */
const maxAge = 300_000;

/** Above any message of the site. */
const maxBytes = 262_144;

const dated = v.pipe(v.string(), v.parseJson(), v.object({ sentAt: v.number() }));

function isSigned(body: string, signature: string, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** The body carries the time, its HMAC-SHA256 is in the header. Throws FORBIDDEN. */
export async function assertFromSite(ctx: Ctx, c: Context<AppEnv>): Promise<void> {
  const refused = () => new AppError('FORBIDDEN', 'Only the site may call this.');
  if (Number(c.req.header('content-length') ?? maxBytes + 1) > maxBytes) throw refused();
  const body = await c.req.text();
  if (!isSigned(body, c.req.header(signatureHeader) ?? '', ctx.secrets.revalidate)) throw refused();
  const message = v.safeParse(dated, body);
  if (!message.success || Math.abs(ctx.ports.clock.now().getTime() - message.output.sentAt) > maxAge) throw refused();
}
