import type { Ctx } from '../../context.ts';
import { rateLimit } from '../throttle/rateLimit.ts';

/** A fast typist searches about once a second; a whole office may share an address. */
const limit = rateLimit({ burst: 60, perSecond: 5 });

export function limitSearchRate(ctx: Ctx): void {
  limit(ctx);
}
