import path from 'node:path';
import { nodeBinary, root } from './paths.mjs';
import { runCommand } from './runCommand.mjs';
import { StartupError } from './startupError.mjs';

/**
 * `admin` only when it was made just now; its password is null when it came from ADMIN_PASSWORD.
 * @typedef {{ seeded: boolean, admin: { email: string, password: string | null } | null }} PrepareResult
 */

/** @param {string[]} lines */
const lastLine = (lines) => lines.findLast((line) => line.trim() !== '') ?? '';

/**
 * @param {NodeJS.ProcessEnv} apiEnv
 * @param {AbortSignal} signal
 * @param {(label: string, line: string) => void} log gets what it said, should it fail
 * @returns {Promise<PrepareResult>}
 */
export async function prepareData(apiEnv, signal, log) {
  /** @type {{ stdout: string[], stderr: string[] }} */
  const output = { stdout: [], stderr: [] };
  const code = await runCommand(nodeBinary, ['src/cli/prepare.ts'], signal, {
    cwd: path.join(root, 'apps', 'api'),
    env: apiEnv,
    onLine: (line, stream) => output[stream].push(line),
  });
  if (code !== 0) {
    const sentence = lastLine(output.stderr);
    for (const line of output.stderr.slice(0, -1)) log('api', line);
    throw new StartupError(sentence || `The data could not be prepared (exit code ${code}).`);
  }
  return parsePrepared(lastLine(output.stdout));
}

/**
 * @param {string} line
 * @returns {PrepareResult}
 */
function parsePrepared(line) {
  try {
    return JSON.parse(line);
  } catch {
    throw new StartupError(
      'Preparing the data ended without saying what it did (the last line of its output is not JSON).',
    );
  }
}
