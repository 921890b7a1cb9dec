const refused = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'];
/** SQLSTATE classes of a lost connection, and of a server that shuts down or has no connection left. */
const states = /^(?:08|57P0|53300)/;
const ended =
  /Connection terminated|connection error and is not queryable|connection timeout|timeout (?:expired|exceeded)|PGlite is closed/i;

export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (refused.includes(code) || states.test(code) || ended.test(error.message)) return true;
  // A name with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.some(isConnectionError)) return true;
  return isConnectionError(error.cause);
}
