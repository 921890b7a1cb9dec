import path from 'node:path';
import { toolEnvironment } from './environment.mjs';
import { memoryVariables } from './memory.mjs';
import { root } from './paths.mjs';

const loopback = '127.0.0.1';
const apiOnlyVariables = [
  'ADMIN_PASSWORD',
  'ADMIN_EMAIL',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SESSION_SECRET',
  'PRIVACY_SECRET',
  'CAPTCHA_SECRET',
  'SMTP_URL',
];

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} names
 */
function omitVariables(env, names) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}

/**
 * Passwords, keys and the database's address go only to the API.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} secret
 * @param {NodeJS.ProcessEnv} base
 */
export function appEnvironments(settings, secret, base) {
  const env = {
    ...memoryVariables,
    ...toolEnvironment(base),
    NODE_OPTIONS: `${memoryVariables.NODE_OPTIONS} ${base.NODE_OPTIONS ?? ''}`.trim(),
  };
  // Every request at `info`: too much beside the addresses in a terminal.
  const LOG_LEVEL = base.LOG_LEVEL || 'warn';
  const shared = { LOG_LEVEL, PUBLIC_SITE_URL: settings.publicSiteUrl, PUBLIC_ADMIN_URL: settings.publicAdminUrl };
  const frontEnv = { ...omitVariables(env, apiOnlyVariables), ...shared };
  const apiUrl = `http://${loopback}:${settings.apiPort}`;
  return {
    api: {
      ...env,
      ...shared,
      API_PORT: String(settings.apiPort),
      HOST: loopback,
      DATA_DIR: settings.dataDir,
      SITE_URL: `http://${loopback}:${settings.sitePort}`,
      REVALIDATE_SECRET: secret,
    },
    site: {
      ...frontEnv,
      PORT: String(settings.sitePort),
      HOSTNAME: settings.host,
      API_URL: apiUrl,
      REVALIDATE_SECRET: secret,
      NODE_ENV: 'production',
    },
    admin: {
      ...omitVariables(frontEnv, ['REVALIDATE_SECRET', 'REDIS_URL']),
      ADMIN_PORT: String(settings.adminPort),
      HOST: settings.host,
      API_URL: apiUrl,
    },
  };
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {ReturnType<typeof appEnvironments>} envs
 * @param {ReturnType<typeof import('./siteFolder.mjs').prepareSiteFolder>} site
 */
export function serverConfigs(settings, envs, site) {
  const reachableHost = settings.host === '0.0.0.0' || settings.host === '::' ? loopback : settings.host;
  const folder = (/** @type {string} */ app) => path.join(root, 'apps', app);
  return {
    api: {
      name: 'The API',
      label: 'api',
      script: 'dist-server/server.js',
      cwd: folder('api'),
      env: envs.api,
      readyUrl: `http://${loopback}:${settings.apiPort}/ready`,
    },
    site: {
      name: 'The public site',
      label: 'site',
      script: site.script,
      cwd: path.dirname(site.script),
      env: { ...envs.site, PAGE_CACHE_DIR: site.pages },
      readyUrl: `http://${reachableHost}:${settings.sitePort}/home`, // the page that most visitors ask for first
    },
    admin: {
      name: 'The staff admin',
      label: 'admin',
      script: 'dist-server/server.js',
      cwd: folder('admin'),
      env: envs.admin,
      readyUrl: `http://${reachableHost}:${settings.adminPort}/health`,
    },
  };
}
