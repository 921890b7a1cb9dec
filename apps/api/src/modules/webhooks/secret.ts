import { createHmac, randomBytes } from 'node:crypto';
import { webhookHeaders } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { seal, unseal } from '../../sealing.ts';

const marker = 'whsec_';

/** 256 random bits in the form of Standard Webhooks. */
export function newSecret(): string {
  return marker + randomBytes(32).toString('base64');
}

const lockOf = (ctx: Ctx, owner: string) => ({ secret: ctx.secrets.privacy, purpose: 'fundfront webhook', owner });

export function sealSecret(ctx: Ctx, webhookId: string, secret: string): string {
  return seal(lockOf(ctx, webhookId), secret);
}

/** Undefined, and logged, where it was sealed under another privacy secret. */
export function openSecret(ctx: Ctx, { id, secret }: { id: string; secret: string }): string | undefined {
  try {
    return unseal(lockOf(ctx, id), secret);
  } catch {
    ctx.log.warn({ webhook: id }, 'A signing secret does not open: the privacy secret is another one now');
    return undefined;
  }
}

/** Standard Webhooks: HMAC-SHA256 over id, seconds since 1970 and body, joined by dots. */
export function signedHeaders(secret: string, delivery: { id: string; body: string }, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(secret.slice(marker.length), 'base64');
  const signature = createHmac('sha256', key).update(`${delivery.id}.${timestamp}.${delivery.body}`).digest('base64');
  return {
    [webhookHeaders.id]: delivery.id,
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.signature]: `v1,${signature}`,
  };
}
