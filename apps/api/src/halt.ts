/** A reason not to start or go on, as one sentence for the person at the terminal; no stack trace is shown for it. */
export class Halt extends Error {
  override name = 'Halt';
}

/** Ends a command with what went wrong: a halt's sentence, or everything known about an unforeseen error. */
export function endWith(error: unknown): never {
  const said = error instanceof Halt ? error.message : error instanceof Error ? (error.stack ?? error.message) : error;
  process.stderr.write(`${said}\n`);
  process.exit(1);
}
