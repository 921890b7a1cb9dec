import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@fundfront/start/paths';

/** Where specification and real material lie beside the repository, on machines that have them. */
export const sharedFile = (name: string) => path.resolve(root, '../shared', name);

/** The text of a file beside the repository; null where it is absent, for a test to skip with `missing`. */
export function sharedText(name: string): string | null {
  const file = sharedFile(name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

export const missing = (name: string) => `../shared/${name} is not beside the repository`;
