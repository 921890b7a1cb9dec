// Writes src/icons/index.ts from lucide's drawings. Run by hand after a change of icon-names.ts: node scripts/make-icons.mjs.
// Its own React components are client components with a context; ours are plain SVG, so a page that shows an icon ships
// no script for it.
import { readFile, writeFile } from 'node:fs/promises';
import { iconNames } from './icon-names.ts';

const drawings = new URL('../node_modules/lucide-react/dist/esm/icons/', import.meta.url);

/** Older names only point to the newer file. */
const shapesOf = async (name) => {
  const file = new URL(`${name}.mjs`, drawings);
  const { __iconData } = await import(file.href);
  if (__iconData) return __iconData.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
  const [, target] = /from '\.\/(.+)\.mjs'/.exec(await readFile(file, 'utf8')) ?? [];
  return shapesOf(target);
};

const lines = [];
for (const [name, { from, mirrored }] of Object.entries(iconNames)) {
  const shapes = JSON.stringify(await shapesOf(from));
  lines.push(`export const ${name}: Icon = (props) => draw(props, ${shapes}${mirrored ? ', mirrored' : ''});`);
}

const head = `// Written by scripts/make-icons.mjs. Drawings: Lucide (ISC licence, Copyright (c) Lucide Contributors), some from Feather
// (MIT licence, Copyright (c) 2013-present Cole Bemis).
import { draw, type Icon } from './draw.ts';

export type { Icon, IconProps } from './draw.ts';

const mirrored = { direction: 'mirrored' } as const;

`;
await writeFile(new URL('../src/icons/index.ts', import.meta.url), `${head}${lines.join('\n')}\n`);
