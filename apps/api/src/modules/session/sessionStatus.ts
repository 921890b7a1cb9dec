import { limits } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { EndReason, SessionRow, UserRow } from './queries.ts';

const minuteMs = 60_000;

/** When it ends if nobody does anything, and whether using it puts that off. */
export function endOfSession(
  { env }: Pick<Ctx, 'env'>,
  { expiresAt, seenAt }: SessionRow,
): { at: Date; byUse: boolean } {
  const idle = new Date(seenAt.getTime() + env.SESSION_IDLE_MINUTES * minuteMs);
  return idle < expiresAt ? { at: idle, byUse: true } : { at: expiresAt, byUse: false };
}

export type SessionStatus = { open: true } | { open: false; reason: EndReason };

/** A session that was left (its page unloaded) holds for a minute more. */
export function sessionStatus(ctx: Ctx, row: { session: SessionRow; user: UserRow }): SessionStatus {
  const now = ctx.ports.clock.now();
  const { endedAt, endReason, leavingAt } = row.session;
  if (endedAt) return { open: false, reason: endReason ?? 'logout' };
  if (row.user.state !== 'active') return { open: false, reason: 'disabled' };
  const left = leavingAt !== null && now.getTime() - leavingAt.getTime() > limits.sessionLeavingMs;
  if (left) return { open: false, reason: 'left' };
  const end = endOfSession(ctx, row.session);
  if (end.at > now) return { open: true };
  return { open: false, reason: end.byUse ? 'idle' : 'expired' };
}

const ended = { text_code: 'SESSION_ENDED', message: 'Your session has ended. Sign in again.' } as const;
const expired = { ...ended, text_code: 'SESSION_EXPIRED' } as const;
const replaced = {
  text_code: 'SESSION_REPLACED',
  message: 'User is logged in from other device or location',
} as const;

/** A takeover is named, and a time that ran out: the same person may go on where they were. */
export function sessionEnd(reason: EndReason) {
  if (reason === 'replaced') return replaced;
  return reason === 'expired' || reason === 'idle' ? expired : ended;
}

export function sessionEnded(reason: EndReason): AppError {
  const { text_code, message } = sessionEnd(reason);
  return new AppError(text_code, message);
}
