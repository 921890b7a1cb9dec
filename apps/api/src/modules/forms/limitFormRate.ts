import { formMessages, type Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { rateLimit } from '../throttle/rateLimit.ts';

/**
 * A mobile network hides thousands behind one address, of whom a few send; a robot that solves captchas sends hundreds.
 */
const sending = rateLimit({ burst: 40, perSecond: 0.2 });
const uploading = rateLimit({ burst: 40, perSecond: 0.2 });
/** Whoever has a tracking number asks a few times; guessing takes thousands. */
const tracking = rateLimit({ burst: 20, perSecond: 0.1 });
/** The widget asks again after each failure, and once for each form that is begun. */
const challenging = rateLimit({ burst: 60, perSecond: 2 });

const limiters = { sending, uploading, tracking, challenging };

/** RATE_LIMITED, in the visitor's language, when the caller's network has no turn left. */
export function limitFormRate(ctx: Ctx, what: keyof typeof limiters, lang: Locale): void {
  limiters[what](ctx, formMessages[lang]['form.tooMany']);
}
