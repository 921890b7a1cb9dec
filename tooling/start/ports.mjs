import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { StartupError } from './startupError.mjs';

/**
 * @param {number} port
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

// Below those that a system gives to whoever asks for any port, above all to outgoing connections: one of these could take
// the port in the seconds until its server listens.
const testPorts = { first: 20_000, end: 32_000 };
const maxAttempts = 1_000;

/**
 * All different.
 * @param {number} count
 */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  for (let attempt = 0; attempt < maxAttempts && ports.size < count; attempt += 1) {
    const outcome = await tryListen(randomInt(testPorts.first, testPorts.end), '127.0.0.1');
    if ('port' in outcome) ports.add(outcome.port);
  }
  if (ports.size < count) throw new StartupError('No free port could be had.');
  return [...ports];
}
