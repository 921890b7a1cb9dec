import { LRUCache } from 'lru-cache';
import type { Ctx, Ports } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { networkOf } from './network.ts';

interface Bucket {
  tokens: number;
  at: number;
}

/** Beyond it the network that has been silent longest is forgotten. */
const maxBuckets = 10_000;

/**
 * In memory: cheap enough for every request. Each running API counts alone, also beside another in the same process.
 * @returns takes one turn, or throws RATE_LIMITED with the seconds to wait, in the caller's words if there are any
 */
export function rateLimit({ burst, perSecond }: { burst: number; perSecond: number }) {
  const bucketsOf = new WeakMap<Ports, LRUCache<string, Bucket>>();
  return function consume(ctx: Pick<Ctx, 'ip' | 'ports'>, message?: string): void {
    const buckets = bucketsOf.get(ctx.ports) ?? new LRUCache<string, Bucket>({ max: maxBuckets });
    bucketsOf.set(ctx.ports, buckets);
    const network = networkOf(ctx.ip);
    const now = ctx.ports.clock.now().getTime();
    const last = buckets.get(network) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, last.tokens + (Math.max(0, now - last.at) / 1_000) * perSecond);
    const allowed = tokens >= 1;
    buckets.set(network, { tokens: allowed ? tokens - 1 : tokens, at: now });
    if (allowed) return;
    const retryAfter = Math.max(1, Math.ceil((1 - tokens) / perSecond));
    const text = message ?? `Too many requests. Wait ${retryAfter} s and try again.`;
    throw new AppError('RATE_LIMITED', text, { retryAfter });
  };
}
