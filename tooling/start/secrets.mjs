import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './startupError.mjs';

/** @param {string} file */
function readSecret(file) {
  try {
    const { revalidateSecret } = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof revalidateSecret === 'string' && revalidateSecret.length >= 32) return revalidateSecret;
  } catch {
    // Reported below in one sentence, with what to do.
  }
  throw new StartupError(
    `${file} is damaged. Bring it back from a copy, or delete it: what visitors entrusted then opens no more.`,
  );
}

/**
 * Signs calls from the API to the site. From REVALIDATE_SECRET, else made once, readable by its owner alone.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} dataDir must exist
 */
export function revalidateSecret(env, dataDir) {
  if (env.REVALIDATE_SECRET) return env.REVALIDATE_SECRET;
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const secret = randomBytes(32).toString('base64url');
    // Renamed into place, so that there is never half a file. The API adds secrets of its own to it.
    writeFileSync(`${file}.new`, `${JSON.stringify({ revalidateSecret: secret })}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return secret;
  }
  chmodSync(file, 0o600);
  return readSecret(file);
}
