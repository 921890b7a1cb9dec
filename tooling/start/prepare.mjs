import path from 'node:path';
import { Halt } from './halt.mjs';
import { nodeBinary, root } from './paths.mjs';
import { exitCodeOf } from './task.mjs';

/**
 * What preparing the data did. `admin` is there only when the first administrator was made just now; its password is
 * null when it came from ADMIN_PASSWORD.
 * @typedef {{ seeded: boolean, admin: { email: string, password: string | null } | null }} Prepared
 */

/** @param {string[]} lines */
const lastLine = (lines) => lines.findLast((line) => line.trim() !== '') ?? '';

/**
 * Migrates the database, seeds it on the first start and makes the first administrator.
 * @param {NodeJS.ProcessEnv} apiEnv
 * @param {AbortSignal} signal
 * @param {(label: string, line: string) => void} log gets what it said, should it fail
 * @returns {Promise<Prepared>}
 */
export async function prepareData(apiEnv, signal, log) {
  /** @type {{ stdout: string[], stderr: string[] }} */
  const said = { stdout: [], stderr: [] };
  const code = await exitCodeOf(nodeBinary, ['src/cli/prepare.ts'], signal, {
    cwd: path.join(root, 'apps', 'api'),
    env: apiEnv,
    onLine: (line, stream) => said[stream].push(line),
  });
  if (code !== 0) {
    const sentence = lastLine(said.stderr);
    for (const line of said.stderr.slice(0, -1)) log('api', line);
    throw new Halt(sentence || `The data could not be prepared (exit code ${code}).`);
  }
  return parsePrepared(lastLine(said.stdout));
}

/**
 * @param {string} line
 * @returns {Prepared}
 */
function parsePrepared(line) {
  try {
    return JSON.parse(line);
  } catch {
    throw new Halt('Preparing the data ended without saying what it did (the last line of its output is not JSON).');
  }
}
