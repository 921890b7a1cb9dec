import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError } from '../startupError.ts';

function socketOf(folder: string): string {
  const id = createHash('sha1').update(realpathSync(folder)).digest('hex').slice(0, 16);
  return process.platform === 'win32' ? `\\\\.\\pipe\\fundfront-${id}` : path.join(tmpdir(), `fundfront-${id}.sock`);
}

function listen(socket: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((connection) => connection.end());
    server.once('error', () => resolve(undefined));
    server.listen(socket, () => resolve(server));
  });
}

function isListening(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket, () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

/**
 * Keeps a second process off an embedded database, which has no lock of its own and would silently lose acknowledged
 * writes. A listening socket is the lock because the kernel frees it on any death; a file with a process id would be
 * fooled by zombies and reused ids.
 * @returns what frees it
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const socket = socketOf(folder);
  const first = await listen(socket);
  if (!first && !(await isListening(socket))) rmSync(socket, { force: true });
  const server = first ?? (await listen(socket));
  if (!server) {
    throw new StartupError(
      `${folder} is in use by another process: the embedded database allows one. Stop it, or set DATABASE_URL.`,
    );
  }
  server.unref();
  return () => server.close();
}
