import { type Logger, pino } from 'pino';
import type { Env } from './env.ts';

/**
 * One JSON line per event on standard error, so that commands keep standard output for their result. Callers pass
 * chosen values, never whole requests: no token, password or query reaches the log.
 */
export function createLog(env: Env): Logger {
  const options = { level: env.LOG_LEVEL, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  return pino(options, process.stderr);
}
