// Puts `server/` before the server that Next built: `server.js` stays the one script to start.
import { cpSync, existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '@fundfront/content-model/limits';

const site = path.resolve(import.meta.dirname, '..');
const built = path.join(site, '.next/standalone/apps/site');
const front = path.join(built, 'front');
const start = fileURLToPath(import.meta.resolve('../server/start.ts'));

rmSync(front, { recursive: true, force: true });
cpSync(path.dirname(start), front, { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
// Next traces only what its own bundles import.
const library = realpathSync(path.join(site, 'node_modules/lru-cache'));
const isDirectory = (file) => statSync(file).isDirectory();
cpSync(library, path.join(front, 'node_modules/lru-cache'), {
  recursive: true,
  filter: (file) => isDirectory(file) || /\/(package\.json|dist\/esm\/node\/[^/]+\.js)$/.test(file),
});
if (!existsSync(path.join(built, 'next-server.js'))) {
  renameSync(path.join(built, 'server.js'), path.join(built, 'next-server.js'));
}
writeFileSync(
  path.join(built, 'server.js'),
  [
    `process.env.KEEP_ALIVE_TIMEOUT ??= '${limits.keepAliveMs}';`,
    "await import('./front/start.ts');",
    "await import('./next-server.js');\n",
  ].join('\n'),
);
