import { type Logger, pino } from 'pino';

export type { Logger };

export interface LogOptions {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How an error is written; by default with type, message and stack. */
  serializeError?: (error: Error) => object;
}

/**
 * One JSON object a line, on standard error, so that commands have standard output for their result. Callers pass chosen
 * values, never whole requests: no token, password or query reaches the log.
 */
export function createLog({ level, serializeError = pino.stdSerializers.err }: LogOptions): Logger {
  const timestamp = () => `,"time":"${new Date().toISOString()}"`;
  return pino({ level, base: null, timestamp, serializers: { err: serializeError } }, process.stderr);
}
