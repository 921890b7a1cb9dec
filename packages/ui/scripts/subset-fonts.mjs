// Run by hand after a change of font-subsets.ts: node scripts/subset-fonts.mjs. The results are committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { documentFont, fileName, imageFonts, subsets } from './font-subsets.ts';

const here = new URL('../', import.meta.url);

/** @param {typeof imageFonts[number]} subset @param {string} to @param {'woff2' | 'sfnt'} targetFormat */
async function writeSubset({ from, chars, axes, features }, to, targetFormat) {
  const original = await readFile(new URL(`node_modules/@fontsource-variable/${from}`, here));
  const options = { targetFormat, variationAxes: axes, keepFeatures: features, noHinting: true };
  const file = await subsetFont(original, chars, options);
  await mkdir(new URL('.', new URL(to, here)), { recursive: true });
  await writeFile(new URL(to, here), file);
  console.log(`${to}: ${original.length} -> ${file.length} bytes`);
}

for (const subset of subsets) await writeSubset(subset, `fonts/${fileName(subset.name)}`, 'woff2');
const seed = '../../apps/api/src/db/seed/paper/';
await writeSubset(documentFont, `${seed}${documentFont.name}.ttf`, 'sfnt');
for (const subset of imageFonts) await writeSubset(subset, `image-fonts/${subset.name}.ttf`, 'sfnt');
