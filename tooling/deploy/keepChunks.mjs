// node tooling/deploy/keepChunks.mjs <folder of a release> <folder of chunks> [<name of the release>]
// Keeps the files whose names change with their content for one release longer: a tab that was opened before an update asks
// for those of its own release. nginx looks here for what the applications no longer have (nginx/fundfront.conf).
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const folders = {
  'apps/site/.next/static': 'site/_next/static',
  'apps/site/.next/islands': 'site/islands',
  'apps/admin/dist/assets': 'admin/assets',
};

/** @param {string} folder */
function packFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|json|svg)$/.test(name)) continue;
    const file = path.join(folder, name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

/** @param {string} link */
const target = (link) => (existsSync(link) ? readlinkSync(link) : null);

/** Replaced as a whole: nginx never meets a moment without it. @param {string} link @param {string} to */
function pointTo(link, to) {
  rmSync(`${link}.new`, { force: true });
  symlinkSync(to, `${link}.new`);
  renameSync(`${link}.new`, link);
}

/**
 * @param {string} release built
 * @param {string} folder holds `current` and `previous` afterwards, and nothing else
 * @param {string} [name] the same again puts that release's files in the place of what it had
 */
export function keepChunks(release, folder, name = path.basename(path.resolve(release))) {
  const made = path.join(folder, `${name}.new`);
  rmSync(made, { recursive: true, force: true });
  for (const [from, to] of Object.entries(folders)) {
    const source = path.join(release, from);
    if (!existsSync(source)) continue;
    const filter = (/** @type {string} */ file) => !file.endsWith('.br');
    cpSync(source, path.join(made, to), { recursive: true, filter });
  }
  if (!existsSync(made)) throw new Error(`${release} has no built application.`);
  packFiles(made);
  mkdirSync(folder, { recursive: true });
  const [current, previous] = [path.join(folder, 'current'), path.join(folder, 'previous')];
  const before = target(current);
  rmSync(path.join(folder, name), { recursive: true, force: true });
  renameSync(made, path.join(folder, name));
  if (before !== null && before !== name) pointTo(previous, before);
  pointTo(current, name);
  const wanted = new Set(['current', 'previous', target(current), target(previous)]);
  for (const other of readdirSync(folder)) {
    if (!wanted.has(other)) rmSync(path.join(folder, other), { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [release, folder, name] = process.argv.slice(2);
  if (!release || !folder) throw new Error('Say the folder of the release and the folder of chunks.');
  keepChunks(release, folder, name);
}
