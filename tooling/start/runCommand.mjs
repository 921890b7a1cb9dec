import { root } from './paths.mjs';
import { spawnProcess, stopProcess } from './spawnProcess.mjs';
import { StartupError } from './startupError.mjs';

/**
 * @param {string} file
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @param {Partial<import('./spawnProcess.mjs').Command>} [options]
 * @returns {Promise<number>} 1 if a signal ended it
 */
export async function runCommand(file, args, signal, options = {}) {
  signal.throwIfAborted();
  const running = spawnProcess({ file, args, cwd: root, ...options });
  const stop = () => stopProcess(running);
  signal.addEventListener('abort', stop, { once: true });
  const { code, error } = await running.exited;
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (error) throw new StartupError(`Cannot run ${file}: ${error.message}.`);
  return code ?? 1;
}

/**
 * A failure ends the launcher with the given sentence.
 * @param {string} file
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @param {string} sentence
 */
export async function runCommandOrFail(file, args, signal, sentence) {
  if ((await runCommand(file, args, signal)) !== 0) throw new StartupError(sentence);
}
