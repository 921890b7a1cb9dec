import type { Ctx } from '../../context.ts';
import { seal, unseal } from '../../sealing.ts';
import type { TotpRow } from './queries.ts';

const lockOf = (ctx: Ctx, owner: string) => ({ secret: ctx.secrets.session, purpose: 'fundfront totp secret', owner });

export function sealSecret(ctx: Ctx, userId: string, secret: string): string {
  return seal(lockOf(ctx, userId), secret);
}

/** Undefined, and logged, where it was sealed under another session secret. */
export function openSecret(ctx: Ctx, row: TotpRow): string | undefined {
  try {
    return unseal(lockOf(ctx, row.userId), row.secret);
  } catch {
    ctx.log.warn({ userId: row.userId }, 'A two-step secret does not open: the session secret is another one now');
    return undefined;
  }
}
