import { ApiError } from '@fundfront/api-client';
import { errorMessage } from '../../layout/errorMessage.ts';

export function waitText(seconds: number): string {
  if (seconds <= 1) return 'a second';
  if (seconds < 120) return `${Math.ceil(seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** The same for an unknown user and a wrong password. */
export function loginProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return errorMessage(error);
  if (error.code === 'RATE_LIMITED') {
    const wait = error.retryAfter ? `in ${waitText(error.retryAfter)}` : 'later';
    return `Too many attempts. Try again ${wait}.`;
  }
  if (error.code === 'CREDENTIALS' || error.code === 'VALIDATION' || error.status === 401)
    return 'E-mail and password do not match. Check both and try again.';
  return error.message;
}

/** The password was right, so only the code or the number of attempts can be at fault. */
export function codeProblem(error: unknown): string {
  const wrong = error instanceof ApiError && ['CREDENTIALS', 'VALIDATION', 'CODE_REQUIRED'].includes(error.code);
  return wrong
    ? 'This code is not right, or was used before. Wait for the next one and try again.'
    : loginProblem(error);
}

export function passkeyProblem(error: unknown): string {
  return error instanceof ApiError && error.code === 'CREDENTIALS' ? error.message : loginProblem(error);
}
