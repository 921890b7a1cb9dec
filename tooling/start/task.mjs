import { Halt } from './halt.mjs';
import { root } from './paths.mjs';
import { spawned, stopSpawned } from './spawned.mjs';

/**
 * Runs a command to its end and answers with its exit code; stops it when the signal is given.
 * @param {string} file
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @param {Partial<import('./spawned.mjs').Command>} [options]
 * @returns {Promise<number>} 1 if a signal ended it
 */
export async function exitCodeOf(file, args, signal, options = {}) {
  signal.throwIfAborted();
  const running = spawned({ file, args, cwd: root, ...options });
  const stop = () => stopSpawned(running);
  signal.addEventListener('abort', stop, { once: true });
  const { code, error } = await running.exited;
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (error) throw new Halt(`Cannot run ${file}: ${error.message}.`);
  return code ?? 1;
}

/**
 * Like {@link exitCodeOf}, but a failure ends the launcher with the given sentence.
 * @param {string} file
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @param {string} sentence
 */
export async function mustRun(file, args, signal, sentence) {
  if ((await exitCodeOf(file, args, signal)) !== 0) throw new Halt(sentence);
}
