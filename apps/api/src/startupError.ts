/** One sentence for the person at the terminal; no stack trace is shown for it. */
export class StartupError extends Error {
  override name = 'StartupError';
}

const patienceMs = 1_000;

/**
 * The last line is one sentence; whatever is known goes before it. The process ends with 1: by itself once nothing is open, since
 * `process.exit` can wait for ever for a thread that waits for this one (https://github.com/nodejs/node/issues/54918).
 */
export function exitWithError(error: unknown): void {
  const known = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && !(error instanceof StartupError)) process.stderr.write(`${error.stack}\n`);
  process.stderr.write(
    error instanceof StartupError ? `${known}\n` : `It ended by an unforeseen error: ${known.split('\n')[0]}\n`,
  );
  process.exitCode = 1;
  setTimeout(() => process.exit(1), patienceMs).unref();
}
