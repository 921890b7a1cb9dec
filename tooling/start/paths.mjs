import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Where installed commands lie; its `node` is the Node that the applications run on. */
export const binFolder = path.join(root, 'node_modules', '.bin');

/** The pinned Node that came with the install (ADR 001), whatever Node runs this launcher. */
export const nodeBinary = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** `pnpm@x.y.z` as the root manifest pins it. */
export function pinnedPnpm() {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return String(manifest.packageManager).split('+')[0] ?? 'pnpm';
}
