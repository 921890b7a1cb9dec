import type { ErrorResponse } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import { isConnectionError } from '../db/isConnectionError.ts';
import { AppError, statusOf } from '../errors.ts';
import type { AppEnv } from './types.ts';

function unexpectedError(thrown: Error): AppError {
  if (isConnectionError(thrown))
    return new AppError('UNAVAILABLE', 'The service is not available now. Try again in a minute.');
  return new AppError('INTERNAL', 'Something went wrong on our side. Try again.');
}

/** Only errors of the closed list give callers their reason. */
export function handleError(thrown: Error, c: Context<AppEnv>): Response {
  const { requestId, log } = c.get('ctx');
  if (!(thrown instanceof AppError)) log.error({ err: thrown }, 'unforeseen error');
  const error = thrown instanceof AppError ? thrown : unexpectedError(thrown);
  const response: ErrorResponse = {
    error: error.message,
    text_code: error.code,
    ...(error.fields && { fields: error.fields }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    requestId,
  };
  if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter));
  c.header('cache-control', 'no-store');
  return c.json(response, statusOf[error.code]);
}

export function handleNotFound(c: Context<AppEnv>): Response {
  return handleError(new AppError('NOT_FOUND', 'There is nothing at this address.'), c);
}
