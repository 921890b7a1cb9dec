import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { StartupError } from './startupError.mjs';

const built = path.join(root, 'apps', 'site', '.next');

/**
 * The site writes its cached pages beside itself: they must live with the data that they show, never in the build.
 * Another database, address or build gets a folder of its own, and the older ones are removed.
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
    copyBuild(`${folder}.new`);
    renameSync(`${folder}.new`, folder); // whole or not at all, should this be interrupted
  }
  return path.join(folder, 'apps', 'site', 'server.js');
}

/** For when the content was made anew. @param {string} dataDir */
export function clearSiteCache(dataDir) {
  rmSync(path.join(dataDir, 'site'), { recursive: true, force: true });
}

/** @param {string} target */
function copyBuild(target) {
  const site = path.join(target, 'apps', 'site');
  const publicFiles = path.join(root, 'apps', 'site', 'public');
  mkdirSync(target, { recursive: true });
  cpSync(path.join(built, 'standalone'), target, { recursive: true, verbatimSymlinks: true });
  cpSync(path.join(built, 'static'), path.join(site, '.next', 'static'), { recursive: true });
  if (existsSync(publicFiles)) cpSync(publicFiles, path.join(site, 'public'), { recursive: true });
}
