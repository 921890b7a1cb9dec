import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Its `node` is the Node that the applications run on. */
export const binFolder = path.join(root, 'node_modules', '.bin');

/** The pinned Node that came with the install (ADR 001), whatever Node runs this launcher. */
export const nodeBinary = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

export function pinnedPnpm() {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return String(manifest.packageManager).split('+')[0] ?? 'pnpm';
}
