import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    emptyDatabase: string;
  }
}

/** One for all test files: to make an embedded database takes seconds, to load it a fraction of one. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fundfront-empty-'));
  const file = path.join(folder, 'database.tar');
  const client = await PGlite.create();
  const image = await client.dumpDataDir('none');
  await client.close();
  writeFileSync(file, new Uint8Array(await image.arrayBuffer()));
  project.provide('emptyDatabase', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
