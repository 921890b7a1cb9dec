import type { ApiError } from './apiError.ts';

/** Why a session is over, for the one who must act on it. */
export type SessionLoss = 'expired' | 'invalid' | 'unauthorized';

/** How a client that signs in gets and keeps its token. */
export interface SessionHooks {
  /** The access token of the moment, or null. */
  token: () => string | null;
  /** Gets a new access token; false when the session cannot be continued. Called once for many expired calls. */
  refresh: () => Promise<boolean>;
  /** The session is lost: `expired` and `invalid` mean log out, `unauthorized` any other 401. */
  lost: (why: SessionLoss, error: ApiError) => void;
}

/** What a failed call means for the session; the order is the one decided for 401s. */
export function lossOf(error: ApiError): SessionLoss | null {
  if ((error.status === 401 || error.status === 422) && error.code === 'TOKEN_EXPIRED') return 'expired';
  if (error.code === 'TOKEN_INVALID') return 'invalid';
  return error.status === 401 ? 'unauthorized' : null;
}
