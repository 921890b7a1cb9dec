import path from 'node:path';
import { root } from './paths.mjs';
import { StartupError } from './startupError.mjs';

/**
 * @typedef {object} Settings
 * @property {number} sitePort
 * @property {number} adminPort
 * @property {number} apiPort
 * @property {string} host address that the site and the admin listen on; the API stays on the loopback behind them
 * @property {string} dataDir absolute
 * @property {string} publicSiteUrl without a trailing slash
 * @property {string} publicAdminUrl without a trailing slash
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 */
function port(env, name, fallback) {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 65535) return value;
  throw new StartupError(`${name} must be a port number from 1 to 65535, but is "${text}".`);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {string} fallback
 */
function origin(env, name, fallback) {
  const text = env[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return text.replace(/\/+$/, '');
  throw new StartupError(`${name} must be a web address like https://www.example.com, but is "${text}".`);
}

/**
 * Throws a {@link StartupError} that names the wrong value.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Settings}
 */
export function readSettings(env = process.env) {
  const sitePort = port(env, 'SITE_PORT', 3000);
  const adminPort = port(env, 'ADMIN_PORT', 3001);
  const apiPort = port(env, 'API_PORT', 4000);
  if (new Set([sitePort, adminPort, apiPort]).size < 3)
    throw new StartupError('SITE_PORT, ADMIN_PORT and API_PORT must be three different ports.');
  return {
    sitePort,
    adminPort,
    apiPort,
    host: env.HOST || '127.0.0.1',
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    publicSiteUrl: origin(env, 'PUBLIC_SITE_URL', `http://localhost:${sitePort}`),
    publicAdminUrl: origin(env, 'PUBLIC_ADMIN_URL', `http://localhost:${adminPort}`),
  };
}
