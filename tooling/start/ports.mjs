import { createServer } from 'node:net';
import { StartupError } from './startupError.mjs';

/**
 * @param {number} port 0 lets the system choose
 * @param {string} host
 * @returns {Promise<{ port: number } | { code: string }>}
 */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve({ code: error.code ?? 'ERROR' }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve({ port: taken }));
    });
  });
}

/**
 * Throws a {@link StartupError} if something else listens there.
 * @param {number} port
 * @param {string} host
 * @param {string} variable the setting that moves it
 */
export async function assertPortFree(port, host, variable) {
  const outcome = await tryListen(port, host);
  if ('port' in outcome) return;
  if (outcome.code === 'EADDRINUSE')
    throw new StartupError(`Port ${port} is in use. Stop what uses it or set ${variable} to another port.`);
  if (outcome.code === 'EACCES')
    throw new StartupError(`Port ${port} may not be used by this user. Set ${variable} to a port above 1023.`);
  throw new StartupError(`Cannot listen on ${host} port ${port} (${outcome.code}). Check HOST and ${variable}.`);
}

/**
 * Ports that were free a moment ago, all different.
 * @param {number} count
 */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) {
    const outcome = await tryListen(0, '127.0.0.1');
    if ('code' in outcome) throw new StartupError(`No free port could be had (${outcome.code}).`);
    ports.add(outcome.port);
  }
  return [...ports];
}
