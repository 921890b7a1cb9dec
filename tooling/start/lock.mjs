import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError } from './startupError.mjs';

/** @param {string} folder */
function socketName(folder) {
  const id = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  // Linux and Windows have names outside the file system, which vanish with their owner: nothing stale to clean up.
  if (process.platform === 'linux') return `\0fundfront-${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\fundfront-${id}`;
  return path.join(tmpdir(), `fundfront-${id}.sock`);
}

/** @param {string} name */
function listen(name) {
  return new Promise((/** @type {(release: (() => void) | undefined) => void} */ resolve) => {
    const server = createServer((socket) => socket.end());
    server.once('error', () => resolve(undefined));
    server.listen(name, () => {
      server.unref();
      resolve(() => server.close());
    });
  });
}

/** @param {string} name */
function isListening(name) {
  return new Promise((/** @type {(answered: boolean) => void} */ resolve) => {
    const socket = connect(name, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * The lock is a listening socket, which the kernel frees on any death; a file with a process id is fooled by reused ids
 * and by zombies.
 * @param {string} folder made if missing
 * @returns {Promise<() => void>}
 */
export async function lockFolder(folder) {
  mkdirSync(folder, { recursive: true });
  const name = socketName(folder);
  let release = await listen(name);
  if (!release && path.isAbsolute(name) && process.platform !== 'win32' && !(await isListening(name))) {
    rmSync(name, { force: true });
    release = await listen(name);
  }
  if (release) return release;
  throw new StartupError(
    `The data folder ${folder} is already in use by a running instance. Stop that one, or set DATA_DIR to another folder.`,
  );
}
