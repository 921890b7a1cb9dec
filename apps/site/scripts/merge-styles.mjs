// Next cuts a page's styles into about sixty small files, each a request before the first paint: one replaces them.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const built = path.resolve(import.meta.dirname, '../.next');
const servers = [built, path.join(built, 'standalone/apps/site/.next')].filter((folder) => existsSync(folder));
const start = /^(.*\]\s*=\s*)(\{.*\});?\s*$/s;

/** What `split-styles.mjs` makes of a sheet depends on these too: browsers keep it for good by its name. */
const laterChanges = ['islands.css', 'short-names.json'].map((file) => readFileSync(path.join(built, file))).join('');

/** @param {string[]} files */
function merged(files) {
  const styles = files.map((file) => readFileSync(path.join(built, file), 'utf8')).join('\n');
  const hash = createHash('sha256').update(styles).update(laterChanges).digest('hex').slice(0, 16);
  const file = `static/chunks/page-${hash}.css`;
  writeFileSync(path.join(built, file), styles);
  return file;
}

/** Null without styles. @param {string} text */
function withOneFile(text) {
  const [, head, json] = start.exec(text) ?? [];
  if (!head || !json) throw new Error('The manifest of a page is not written as this script expects.');
  const manifest = JSON.parse(json);
  const lists = Object.entries(manifest.entryCSSFiles).map(([entry, files]) => ({ entry, files }));
  const own = lists.find(({ entry }) => /\/page(\.\w+)?$/.test(entry));
  if (!own || own.files.length === 0) return null;
  // The page's own list comes first: its order is the one that the styles were written for.
  const files = [
    ...new Set([own, ...lists].flatMap((list) => list.files.map((/** @type {{ path: string }} */ file) => file.path))),
  ];
  const one = [{ path: merged(files), inlined: false }];
  for (const { entry, files: before } of lists) if (before.length > 0) manifest.entryCSSFiles[entry] = one;
  return `${head}${JSON.stringify(manifest)};\n`;
}

let count = 0;
for (const server of servers) {
  for (const file of globSync('server/app/**/page_client-reference-manifest.js', { cwd: server })) {
    const text = withOneFile(readFileSync(path.join(server, file), 'utf8'));
    if (text === null) continue;
    writeFileSync(path.join(server, file), text);
    count += 1;
  }
}
if (count === 0) throw new Error('No page with styles was found to merge them for.');
