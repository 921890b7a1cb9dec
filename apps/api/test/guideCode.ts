import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const guides = path.resolve(import.meta.dirname, '../../../docs/guides');

/** The module in a guide behind `<!-- runs: name -->`, so that what it shows is what works. */
export async function guideCode(guide: string, name: string): Promise<Record<string, unknown>> {
  const text = readFileSync(path.join(guides, guide), 'utf8');
  const code = new RegExp(`<!-- runs: ${name} -->\\s*\`\`\`js\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1];
  if (code === undefined) throw new Error(`${guide} shows no code called ${name}`);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'guide-')), `${name}.mjs`);
  writeFileSync(file, code);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}
