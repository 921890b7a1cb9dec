import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { toolEnvironment } from './environment.mjs';

/**
 * @typedef {object} Command
 * @property {string} file
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] the whole environment; the tools' one by default
 * @property {(line: string, stream: 'stdout' | 'stderr') => void} [onLine] without it the output goes to the terminal
 */

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, error?: Error }} Exit */

/**
 * @typedef {object} SpawnedProcess
 * @property {number | undefined} pid
 * @property {Promise<Exit>} exited settles when the process is gone and its output is read
 * @property {(signal: NodeJS.Signals) => void} kill signals the process and all it started
 */

const ownGroups = process.platform !== 'win32';

/**
 * In a process group of its own: stopping it stops what it started, and Ctrl-C reaches the launcher alone, which stops
 * the rest in order.
 * @param {Command} command
 * @returns {SpawnedProcess}
 */
export function spawnProcess({ file, args, cwd, env = toolEnvironment(), onLine }) {
  const output = onLine ? 'pipe' : 'inherit';
  const child = spawn(file, args, {
    cwd,
    env,
    detached: ownGroups,
    shell: !ownGroups,
    stdio: ['ignore', output, output],
  });
  if (onLine && child.stdout && child.stderr) {
    createInterface({ input: child.stdout }).on('line', (line) => onLine(line, 'stdout'));
    createInterface({ input: child.stderr }).on('line', (line) => onLine(line, 'stderr'));
  }
  /** @param {NodeJS.Signals} signal */
  const kill = (signal) => {
    if (child.pid === undefined) return;
    try {
      process.kill(ownGroups ? -child.pid : child.pid, signal);
    } catch {
      // Already gone, which is what was wanted.
    }
  };
  const exited = new Promise((/** @type {(exit: Exit) => void} */ resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    child.once('exit', () => kill('SIGKILL')); // whatever it left behind in its group
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  return { pid: child.pid, exited, kill };
}

/**
 * Insists once the longest time that a process takes to drain (10 s) is over.
 * @param {SpawnedProcess} running
 * @param {number} [graceMs]
 */
export async function stopProcess(running, graceMs = 15_000) {
  running.kill('SIGTERM');
  const killTimer = setTimeout(() => running.kill('SIGKILL'), graceMs);
  const exit = await running.exited;
  clearTimeout(killTimer);
  return exit;
}
