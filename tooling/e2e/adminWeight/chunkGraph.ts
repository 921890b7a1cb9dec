import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '@fundfront/start/paths';
import { screenModules, shellModules, type WeighedScreen } from './budgets.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = path.join(root, 'apps/admin/dist');

function readManifest(): Record<string, Chunk> {
  return JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
}

/** Throws where the build has no such module: a renamed file must not empty the list. */
function keyOf(manifest: Record<string, Chunk>, module: string): string {
  const key = Object.keys(manifest).find((each) => each.endsWith(module));
  if (!key) throw new Error(`The build of the admin has no chunk for ${module}`);
  return key;
}

/** Files of the build that a screen loads before anything is pressed, each once. */
export function filesOf(screen: WeighedScreen): string[] {
  const manifest = readManifest();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const module of [...shellModules, ...screenModules[screen]]) visit(keyOf(manifest, module));
  const scripts = [...seen].flatMap((key) => manifest[key]?.file ?? []);
  const styles = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  return [...new Set([...scripts, ...styles.map(({ file }) => file)])];
}

/** In kilobytes after Brotli, as the build compresses them. */
export function kilobytesOf(screen: WeighedScreen): number {
  const bytes = filesOf(screen).map((file) => brotliCompressSync(readFileSync(path.join(dist, file))).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1_000;
}
