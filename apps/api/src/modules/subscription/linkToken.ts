import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../context.ts';

export type SubscriptionLink =
  | { purpose: 'confirm'; subscriberId: string; requestId: string; expiresAt: number }
  | { purpose: 'end'; subscriberId: string };

const signatureOf = (ctx: Ctx, text: string) =>
  createHmac('sha256', ctx.secrets.privacy).update(`fundfront subscription ${text}`).digest();

export function signLink(ctx: Ctx, link: SubscriptionLink): string {
  const values = link.purpose === 'confirm' ? [link.subscriberId, link.requestId, link.expiresAt] : [link.subscriberId];
  const text = [link.purpose, ...values].join('.');
  return `${text}.${signatureOf(ctx, text).toString('base64url')}`;
}

/** Undefined for a token that was never issued. Whether it is still good, the caller checks. */
export function verifyLink(ctx: Ctx, token: string): SubscriptionLink | undefined {
  const at = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(at, 0));
  const expected = signatureOf(ctx, text);
  const given = Buffer.from(token.slice(at + 1), 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [purpose, subscriberId = '', requestId = '', expiresAt] = text.split('.');
  if (purpose === 'end') return { purpose, subscriberId };
  return purpose === 'confirm' ? { purpose, subscriberId, requestId, expiresAt: Number(expiresAt) } : undefined;
}
