/** One sentence for the person at the terminal; no stack trace is shown for it. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The last line is one sentence; whatever is known goes before it. */
export function exitWithError(error: unknown): never {
  const known = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && !(error instanceof StartupError)) process.stderr.write(`${error.stack}\n`);
  process.stderr.write(
    error instanceof StartupError ? `${known}\n` : `It ended by an unforeseen error: ${known.split('\n')[0]}\n`,
  );
  process.exit(1);
}
