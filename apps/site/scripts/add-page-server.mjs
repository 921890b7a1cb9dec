// Puts the page server before the server that Next built, with all files that it serves: `server.js` stays the one
// script to start, and its folder is all that a deployment needs.
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { stripScripts } from '../server/stripScripts.ts';

const site = path.resolve(import.meta.dirname, '..');
const built = path.join(site, '.next/standalone/apps/site');

if (!existsSync(path.join(built, 'next-server.js'))) {
  renameSync(path.join(built, 'server.js'), path.join(built, 'next-server.js'));
}
await build({
  root: site,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: built,
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: {
      input: {
        server: path.join(site, 'server/main.ts'),
        rendererContext: path.join(site, 'server/rendererContext.ts'),
        cacheHandler: path.join(site, 'server/cacheHandler.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'page-server/[name]-[hash].js' },
    },
  },
});
// Next names the source. To run that, Node would load what strips its types: 16 MB for the life of the renderer.
const renderer = path.join(built, 'next-server.js');
const [source, bundled] = ['../server/cacheHandler.ts', '../cacheHandler.js'].map((file) => `"cacheHandler":"${file}"`);
const code = readFileSync(renderer, 'utf8');
if (!code.includes(source) && !code.includes(bundled)) throw new Error('Next names another cache handler.');
writeFileSync(renderer, code.replace(source, bundled));
rmSync(path.join(built, 'server'), { recursive: true, force: true });
// What Next wrote is taken out of pages as this expects it, or the build ends here.
const pages = globSync('.next/server/app/**/*.html', { cwd: site });
if (pages.length === 0) throw new Error('Next drew no page while building.');
for (const page of pages) stripScripts(readFileSync(path.join(site, page), 'utf8'));

for (const [from, to] of [
  ['.next/static', '.next/static'],
  ['public', 'public'],
  ['.next/islands', 'public/islands'],
  ['.next/islands.json', 'islands.json'],
  ['.next/short-names.json', 'short-names.json'],
]) {
  rmSync(path.join(built, to), { recursive: true, force: true });
  cpSync(path.join(site, from), path.join(built, to), { recursive: true });
}
