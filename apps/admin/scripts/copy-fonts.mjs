// Each app serves the design system's fonts from its own origin.
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

const from = path.resolve(import.meta.dirname, '../../../packages/ui/fonts');
const to = path.resolve(import.meta.dirname, '../public/fonts');
mkdirSync(to, { recursive: true });
for (const name of readdirSync(from)) {
  if (/\.(woff2|txt)$/.test(name)) cpSync(path.join(from, name), path.join(to, name));
}
