// Cuts the public faces down to what the two languages need and writes them to fonts/.
// Run by hand after a change of font-subsets.ts: node scripts/subset-fonts.mjs. The results are committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fileName, subsets } from './font-subsets.ts';

const here = new URL('../', import.meta.url);
await mkdir(new URL('fonts/', here), { recursive: true });

for (const { name, from, chars, axes, features } of subsets) {
  const original = await readFile(new URL(`node_modules/@fontsource-variable/${from}`, here));
  const cut = await subsetFont(original, chars, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(`fonts/${fileName(name)}`, here), cut);
  console.log(`${fileName(name)}: ${original.length} -> ${cut.length} bytes`);
}
