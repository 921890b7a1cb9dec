// Faces and patterns belong to packages/ui; their public names carry their version.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

for (const kind of ['fonts', 'patterns']) {
  const to = path.resolve(import.meta.dirname, '../public', kind);
  rmSync(to, { recursive: true, force: true });
  cpSync(path.resolve(import.meta.dirname, '../../../packages/ui', kind), to, { recursive: true });
}
