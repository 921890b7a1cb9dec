interface LoggedError {
  type: string;
  message: string;
  /** Of a database's error: its SQLSTATE and the constraint that was broken. */
  code?: string;
  constraint?: string;
  stack?: string | undefined;
  cause?: LoggedError;
}

/** PostgreSQL's own errors repeat a value behind a colon, or in their detail, which is left out. */
function databaseError(error: Error & { code: unknown; severity: unknown }): LoggedError {
  const constraint = 'constraint' in error && error.constraint ? { constraint: String(error.constraint) } : {};
  return { type: 'database', message: error.message.replace(/: ".*$/s, ''), code: String(error.code), ...constraint };
}

/**
 * A failed query's message repeats the values that were sent, which may be anybody's password hash or letter: only its
 * statement is logged, and what the database said.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  if ('severity' in error && 'code' in error) return databaseError(error);
  const cause = error.cause === undefined ? {} : { cause: errorForLog(error.cause) };
  if ('query' in error && 'params' in error)
    return { type: 'query', message: `Failed query: ${error.query}`, ...cause };
  return { type: error.name, message: error.message, stack: error.stack, ...cause };
}
