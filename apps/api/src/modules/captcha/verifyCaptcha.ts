import { createHash } from 'node:crypto';
import { formMessages, type Locale, limits, type SharedMessageKey } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { CaptchaVerdict } from '../../ports/captcha.ts';
import { insertConsumedToken } from './queries.ts';

interface Visitor {
  lang: Locale;
  refusal: SharedMessageKey;
}

function refused({ lang, refusal }: Visitor): AppError {
  const message = formMessages[lang][refusal];
  return new AppError('CAPTCHA', message, { fields: [{ path: 'recaptcha_token', message }] });
}

async function verifyToken(ctx: Ctx, token: string, lang: Locale): Promise<CaptchaVerdict> {
  try {
    return await ctx.ports.captcha.verify(token);
  } catch (error) {
    ctx.log.error({ err: error }, 'the captcha could not be checked');
    throw new AppError('UNAVAILABLE', formMessages[lang]['form.failed']);
  }
}

/**
 * Checks a token, before any transaction. CAPTCHA where it is refused, UNAVAILABLE where the check itself fails.
 * @returns uses the token up, in the given transaction; CAPTCHA where it was used before
 */
export async function verifyCaptcha(ctx: Ctx, token: string, visitor: Visitor): Promise<(tx: Ctx) => Promise<void>> {
  const verdict = await verifyToken(ctx, token, visitor.lang);
  if (!verdict.valid) throw refused(visitor);
  const hash = createHash('sha256').update(`${ctx.ports.captcha.service}:${verdict.tokenId}`).digest('hex');
  return async (tx) => {
    const now = tx.ports.clock.now().getTime();
    // Twice the age that a challenge may reach: it expires before it is forgotten here.
    const isFirst = await insertConsumedToken(tx.db, hash, new Date(now + 2 * limits.captchaMs));
    if (!isFirst) throw refused(visitor);
  };
}
