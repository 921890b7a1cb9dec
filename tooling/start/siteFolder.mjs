import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { StartupError } from './startupError.mjs';

const built = path.join(root, 'apps', 'site', '.next');

/**
 * A copy of the build, which the next build leaves alone, beside the pages that it rendered: those must live with the
 * data that they show. Another database, address or build gets a folder of its own, and the older ones are removed.
 * @param {import('./settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 */
export function prepareSiteFolder(settings, env) {
  const buildId = path.join(built, 'BUILD_ID');
  if (!existsSync(buildId)) throw new StartupError('The site has not been built. Run pnpm build first.');
  const key = [readFileSync(buildId, 'utf8'), env.DATABASE_URL ?? '', settings.publicSiteUrl, settings.publicAdminUrl];
  const id = createHash('sha256').update(key.join('\n')).digest('hex').slice(0, 16);
  const folders = path.join(settings.dataDir, 'site');
  const folder = path.join(folders, id);
  if (!existsSync(folder)) {
    rmSync(folders, { recursive: true, force: true });
    mkdirSync(folders, { recursive: true });
    cpSync(path.join(built, 'standalone'), `${folder}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${folder}.new`, folder); // whole or not at all, should this be interrupted
  }
  return { script: path.join(folder, 'apps', 'site', 'server.js'), pages: path.join(folder, 'pages') };
}

/** For when the content was made anew. @param {string} dataDir */
export function clearSiteCache(dataDir) {
  rmSync(path.join(dataDir, 'site'), { recursive: true, force: true });
}
