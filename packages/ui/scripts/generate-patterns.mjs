// Run by hand after a change of fields.ts: node scripts/generate-patterns.mjs. The results are committed.
import { mkdir, writeFile } from 'node:fs/promises';
import { fieldFile, fields } from '../src/pattern/geometry/fields.ts';
import { fieldSvg } from './fieldSvg.ts';

const here = new URL('../', import.meta.url);
await mkdir(new URL('patterns/', here), { recursive: true });

for (const name of Object.keys(fields)) {
  const svg = fieldSvg(name);
  await writeFile(new URL(`.${fieldFile(name)}`, here), svg);
  console.log(`${fieldFile(name)}: ${svg.length} bytes`);
}
