import type { ApiError } from './apiError.ts';

export type SessionLoss = 'expired' | 'invalid' | 'unauthorized' | 'second-step';

export interface SessionHooks {
  token: () => string | null;
  /** False when the session cannot be continued. Called once for many expired calls. */
  refresh: () => Promise<boolean>;
  /**
   * The session is lost: `expired` and `invalid` mean log out, `unauthorized` any other 401, `second-step` a session
   * that is closed until one is set up.
   */
  lost: (why: SessionLoss, error: ApiError) => void;
}

/** The order is the one decided for 401s. */
export function lossOf(error: ApiError): SessionLoss | null {
  if ((error.status === 401 || error.status === 422) && error.code === 'TOKEN_EXPIRED') return 'expired';
  // Whoever signs in again goes on: the refresh of the staff area waits for it.
  if (error.code === 'SESSION_EXPIRED') return 'expired';
  if (error.code === 'SECOND_STEP_REQUIRED') return 'second-step';
  if (error.code === 'TOKEN_INVALID') return 'invalid';
  return error.status === 401 ? 'unauthorized' : null;
}
