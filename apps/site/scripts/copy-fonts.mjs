// The faces belong to packages/ui; the site serves them under /fonts with names that carry their version.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const from = path.resolve(import.meta.dirname, '../../../packages/ui/fonts');
const to = path.resolve(import.meta.dirname, '../public/fonts');

rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
for (const name of readdirSync(from)) cpSync(path.join(from, name), path.join(to, name));
