import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ignoredFolders = new Set([
  'node_modules',
  '.git',
  '.turbo',
  '.next',
  '.data',
  'dist',
  'dist-server',
  '.content',
  'storybook-static',
  'test-results',
  'test-reports',
  'playwright-report',
]);

export type Problem = { file: string; line?: number; message: string };

export type Rule = (repo: Repo) => Problem[];

/** Paths are relative to the root, with forward slashes. */
export class Repo {
  readonly root: string;
  readonly files: string[];

  constructor(root: string) {
    this.root = root;
    this.files = walk(root, '').sort();
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  exists(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }
}

function walk(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (ignoredFolders.has(entry.name)) return [];
    if (entry.isDirectory()) return walk(root, name);
    return entry.isFile() ? [name] : [];
  });
}
