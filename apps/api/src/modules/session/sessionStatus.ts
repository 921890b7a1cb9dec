import { limits } from '@fundfront/content-model';
import { otherDeviceMessage } from '@fundfront/content-model/wire';
import { AppError } from '../../errors.ts';
import type { EndReason, SessionRow, UserRow } from './queries.ts';

export type SessionStatus = { open: true } | { open: false; reason: EndReason };

/** Whether a session holds at this moment. One that was left (its page unloaded) holds for a minute more. */
export function sessionStatus(row: { session: SessionRow; user: UserRow }, now: Date): SessionStatus {
  const { endedAt, endReason, leavingAt } = row.session;
  if (endedAt) return { open: false, reason: endReason ?? 'logout' };
  if (row.user.state !== 'active') return { open: false, reason: 'disabled' };
  const left = leavingAt !== null && now.getTime() - leavingAt.getTime() > limits.sessionLeavingMs;
  return left ? { open: false, reason: 'left' } : { open: true };
}

/** What a client is told about a session that ended. Only a takeover is named: the client shows it. */
export function endMessage(reason: EndReason): string {
  return reason === 'replaced' ? otherDeviceMessage : 'Your session has ended. Sign in again.';
}

export function sessionEnded(reason: EndReason): AppError {
  return new AppError('SESSION_ENDED', endMessage(reason));
}
