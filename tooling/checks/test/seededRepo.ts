import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { Repo } from '../repo.ts';

const validFiles: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'sample',
    packageManager: 'pnpm@9.9.9+sha512.0',
    devDependencies: { node: '24.0.0', pnpm: '9.9.9', valibot: 'catalog:' },
  }),
  'pnpm-workspace.yaml': 'nodeVersion: 24.0.0\ncatalog:\n  valibot: 1.5.0\n',
  'packages/ui/package.json': '{"name":"@fundfront/ui"}',
  'packages/content-model/package.json': '{"name":"@fundfront/content-model"}',
  'apps/site/package.json': '{"name":"@fundfront/site"}',
  'apps/admin/package.json': '{"name":"@fundfront/admin"}',
  'apps/api/package.json': '{"name":"@fundfront/api"}',
};

export function seededRepo(files: Record<string, string>): Repo {
  const root = mkdtempSync(path.join(tmpdir(), 'checks-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries({ ...validFiles, ...files })) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return new Repo(root);
}
