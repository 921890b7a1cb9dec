import { limits } from '@fundfront/content-model';
import { AppError } from '../../errors.ts';
import type { EndReason, SessionRow, UserRow } from './queries.ts';

export type SessionStatus = { open: true } | { open: false; reason: EndReason };

/** A session that was left (its page unloaded) holds for a minute more. */
export function sessionStatus(row: { session: SessionRow; user: UserRow }, now: Date): SessionStatus {
  const { endedAt, endReason, leavingAt } = row.session;
  if (endedAt) return { open: false, reason: endReason ?? 'logout' };
  if (row.user.state !== 'active') return { open: false, reason: 'disabled' };
  const left = leavingAt !== null && now.getTime() - leavingAt.getTime() > limits.sessionLeavingMs;
  return left ? { open: false, reason: 'left' } : { open: true };
}

/** Only a takeover is named, in the sentence of the specification. */
export function sessionEnd(reason: EndReason) {
  return reason === 'replaced'
    ? ({ text_code: 'SESSION_REPLACED', message: 'User is logged in from other device or location' } as const)
    : ({ text_code: 'SESSION_ENDED', message: 'Your session has ended. Sign in again.' } as const);
}

export function sessionEnded(reason: EndReason): AppError {
  const { text_code, message } = sessionEnd(reason);
  return new AppError(text_code, message);
}
