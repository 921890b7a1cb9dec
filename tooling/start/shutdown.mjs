/** Asked for by a person: Ctrl-C, SIGTERM, the terminal or npm gone. */
export class ShutdownRequest extends Error {
  /** @param {string} signalName */
  constructor(signalName) {
    super(`Stopped by ${signalName}`);
    this.signalName = signalName;
  }
}

/**
 * One abort signal for every way in which this process may be asked to stop. npm passes SIGTERM only to the shell it
 * started, so under npm a change of parent counts too.
 * @returns {AbortSignal}
 */
export function shutdownSignal() {
  const controller = new AbortController();
  /** @param {string} name */
  const stop = (name) => controller.abort(new ShutdownRequest(name));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop(name));
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) stop('SIGTERM');
    }, 500).unref();
  }
  return controller.signal;
}
