import type { ErrorResponse } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import { isConnectionError } from '../db/isConnectionError.ts';
import { AppError, statusOf } from '../errors.ts';
import { circularReplacement } from '../modules/content/checkRow.ts';
import type { AppEnv } from './types.ts';

/** Two may take an address at the same moment: the second is told by the database alone. */
function breaks(constraint: string, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('constraint' in error && error.constraint === constraint) || breaks(constraint, error.cause);
}

/** Of the folder with files, or of the database: as a code of the system, or as a state of SQL. */
const diskFullCodes = ['ENOSPC', 'EDQUOT', '53100'];

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && diskFullCodes.includes(String(error.code))) || isDiskFull(error.cause);
}

function unexpectedError(thrown: Error): AppError {
  if (isConnectionError(thrown))
    return new AppError('UNAVAILABLE', 'The service is not available now. Try again in a minute.');
  if (isDiskFull(thrown)) {
    return new AppError(
      'DISK_FULL',
      'The disk of the server is full: nothing was saved. Keep what you typed, and tell whoever runs the server.',
    );
  }
  if (breaks('entry_content_slug_free', thrown))
    return new AppError('ADDRESS_TAKEN', 'Somebody else took this address a moment ago. Choose another.');
  if (breaks('purge_entry', thrown))
    return new AppError('IN_USE', 'It was reviewed, so it is kept as a record. It stays in the trash.');
  if (breaks('entry_listed', thrown))
    return new AppError('IN_USE', 'A text on the site lists this. Take it out there first.');
  if (breaks('document_supersedes', thrown)) return circularReplacement();
  return new AppError('INTERNAL', 'Something went wrong on our side. Try again.');
}

/** Only errors of the closed list give callers their reason. */
export function handleError(thrown: Error, c: Context<AppEnv>): Response {
  const { requestId, log } = c.get('ctx');
  const error = thrown instanceof AppError ? thrown : unexpectedError(thrown);
  if (!(thrown instanceof AppError)) log.error({ err: thrown }, 'unforeseen error');
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
