import { setTimeout as sleep } from 'node:timers/promises';
import { nodeBinary } from './paths.mjs';
import { spawnProcess, stopProcess } from './spawnProcess.mjs';
import { StartupError } from './startupError.mjs';

const followParent = new URL('./follow-parent.mjs', import.meta.url).href;

/**
 * @typedef {object} ServerConfig
 * @property {string} name as people know it: "the API"
 * @property {string} label short, before each line of its output
 * @property {string} script
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} readyUrl answers below 500 once it serves
 */

/** @param {import('./spawnProcess.mjs').Exit} exit */
function describeExit(exit) {
  return exit.signal ? `signal ${exit.signal}` : `exit code ${exit.code}`;
}

/** @param {string} url @param {AbortSignal} signal */
async function isResponding(url, signal) {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)]),
    });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

export class Server {
  /** @type {import('./spawnProcess.mjs').SpawnedProcess | undefined} */
  #running;
  #wanted = false;

  /**
   * @param {ServerConfig} config
   * @param {(label: string, line: string) => void} log
   * @param {(sentence: string) => void} onUnexpectedExit called when it ends without having been asked to
   */
  constructor(config, log, onUnexpectedExit) {
    this.config = config;
    this.log = log;
    this.onUnexpectedExit = onUnexpectedExit;
  }

  start() {
    const { name, label, script, cwd, env } = this.config;
    this.#wanted = true;
    const running = spawnProcess({
      file: nodeBinary,
      args: ['--import', followParent, script],
      cwd,
      env,
      onLine: (line) => this.log(label, line),
    });
    this.#running = running;
    running.exited.then((exit) => {
      if (this.#running !== running || !this.#wanted) return;
      this.#wanted = false;
      this.onUnexpectedExit(`${name} stopped unexpectedly (${describeExit(exit)}).`);
    });
  }

  /**
   * Throws a {@link StartupError} if it ends first or takes too long.
   * @param {AbortSignal} signal
   * @param {number} [timeoutMs]
   */
  async ready(signal, timeoutMs = 120_000) {
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      signal.throwIfAborted();
      if (!this.#wanted)
        throw new StartupError(`${this.config.name} stopped while starting. Its last lines above say why.`);
      if (await isResponding(this.config.readyUrl, signal)) return;
      await sleep(100);
    }
    throw new StartupError(
      `${this.config.name} did not answer at ${this.config.readyUrl} within ${timeoutMs / 1000} seconds.`,
    );
  }

  async stop() {
    this.#wanted = false;
    if (this.#running) await stopProcess(this.#running);
  }

  async kill() {
    this.#wanted = false;
    this.#running?.kill('SIGKILL');
    await this.#running?.exited;
  }
}
