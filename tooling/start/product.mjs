import { Server } from './server.mjs';
import { appEnvironments, serverConfigs } from './serverConfigs.mjs';
import { prepareSiteFolder } from './siteFolder.mjs';
import { StartupError } from './startupError.mjs';

/**
 * @typedef {object} Product
 * @property {Server} api
 * @property {Server} site
 * @property {Server} admin
 * @property {(signal: AbortSignal) => Promise<void>} start resolves when all three answer
 * @property {() => Promise<void>} stop
 */

/**
 * Needs a finished build and prepared data.
 * @param {object} options
 * @param {import('./settings.mjs').Settings} options.settings
 * @param {string} options.secret
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(label: string, line: string) => void} options.log
 * @param {(sentence: string) => void} options.onGiveUp called when one of them cannot be started
 * @returns {Product}
 */
export function createProduct({ settings, secret, env, log, onGiveUp }) {
  const configs = serverConfigs(settings, appEnvironments(settings, secret, env), prepareSiteFolder(settings, env));
  const api = new Server(configs.api, log, onGiveUp);
  const site = new Server(configs.site, log, onGiveUp);
  const admin = new Server(configs.admin, log, onGiveUp);
  let stopping = false;
  return {
    api,
    site,
    admin,
    async start(signal) {
      stopping = false;
      api.start();
      admin.start();
      await api.ready(signal);
      // Another one failed meanwhile: a site that starts now would be stopped by nobody.
      if (stopping) throw new StartupError('Stopped while starting.');
      // The site may render on its first request: with no API yet that page would be an error.
      site.start();
      await Promise.all([site.ready(signal), admin.ready(signal)]);
    },
    async stop() {
      stopping = true;
      // The API goes last, so that requests under way in the other two still find it.
      await Promise.all([site.stop(), admin.stop()]);
      await api.stop();
    },
  };
}
