import { AppError } from '../../errors.ts';
import type { Authenticate } from '../../http/types.ts';

/** Who the bearer of a token is. */
export const authenticate: Authenticate = async ({ authorization }) => {
  if (!authorization) return { kind: 'anonymous' };
  throw new AppError('TOKEN_INVALID', 'Sign in again.');
};
