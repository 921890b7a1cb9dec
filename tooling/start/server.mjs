import { setTimeout as sleep } from 'node:timers/promises';
import { nodeBinary } from './paths.mjs';
import { spawnProcess, stopProcess } from './spawnProcess.mjs';
import { StartupError } from './startupError.mjs';

/** Of a server that has not answered yet: what is wrong then seldom heals, and somebody is waiting for a sentence. */
const firstAttempts = 3;
const shortestPauseMs = 250;
const longestPauseMs = 30_000;
/** After so long without another end, the pause is the shortest again. */
const steadyMs = 60_000;

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
  #answered = false;
  /** Ends that nobody asked for, one soon after the other. */
  #ends = 0;
  /** @type {NodeJS.Timeout | undefined} */
  #restart;

  /**
   * Started again when it ends unasked, after pauses that grow.
   * @param {ServerConfig} config
   * @param {(label: string, line: string) => void} log
   * @param {(sentence: string) => void} onGiveUp called when it has ended again and again before it ever answered
   */
  constructor(config, log, onGiveUp) {
    this.config = config;
    this.log = log;
    this.onGiveUp = onGiveUp;
  }

  start() {
    this.#wanted = true;
    this.#ends = 0;
    this.#spawn();
  }

  #spawn() {
    const { label, script, cwd, env } = this.config;
    const begun = Date.now();
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
      if (Date.now() - begun > steadyMs) this.#ends = 0;
      this.#ends += 1;
      this.#onEnd(describeExit(exit));
    });
  }

  /** @param {string} how */
  #onEnd(how) {
    const { name, label } = this.config;
    if (!this.#answered && this.#ends >= firstAttempts) {
      this.#wanted = false;
      this.onGiveUp(`${name} stopped ${this.#ends} times while starting (${how}).`);
      return;
    }
    const pauseMs = Math.min(shortestPauseMs * 2 ** (this.#ends - 1), longestPauseMs);
    this.log(label, `${name} stopped unexpectedly (${how}). It is started again in ${pauseMs / 1000} s.`);
    this.#restart = setTimeout(() => this.#spawn(), pauseMs);
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
      if (await isResponding(this.config.readyUrl, signal)) {
        this.#answered = true;
        return;
      }
      await sleep(100);
    }
    throw new StartupError(
      `${this.config.name} did not answer at ${this.config.readyUrl} within ${timeoutMs / 1000} seconds.`,
    );
  }

  async stop() {
    this.#wanted = false;
    clearTimeout(this.#restart);
    if (this.#running) await stopProcess(this.#running);
  }

  async kill() {
    this.#wanted = false;
    clearTimeout(this.#restart);
    this.#running?.kill('SIGKILL');
    await this.#running?.exited;
  }
}
