// Writes src/icons/drawn*.ts and their index from lucide's drawings. Run by hand after a change of icon-names.ts: node scripts/make-icons.mjs.
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

const perFile = 20;

const lines = [];
for (const [name, { from, mirrored }] of Object.entries(iconNames)) {
  const shapes = JSON.stringify(await shapesOf(from));
  lines.push({
    mirrored,
    line: `export const ${name}: Icon = (props) => draw(props, ${shapes}${mirrored ? ', mirrored' : ''});`,
  });
}

const licence = `// Written by scripts/make-icons.mjs. Drawings: Lucide (ISC licence, Copyright (c) Lucide Contributors), some from Feather
// (MIT licence, Copyright (c) 2013-present Cole Bemis).
`;
const write = (name, text) => writeFile(new URL(`../src/icons/${name}`, import.meta.url), text);

const files = [];
for (let at = 0; at < lines.length; at += perFile) {
  const part = lines.slice(at, at + perFile);
  const name = `drawn${files.length + 1}.ts`;
  const mirrored = part.some((icon) => icon.mirrored) ? "const mirrored = { direction: 'mirrored' } as const;\n\n" : '';
  const icons = part.map(({ line }) => line).join('\n');
  await write(name, `${licence}import { draw, type Icon } from './draw.ts';\n\n${mirrored}${icons}\n`);
  files.push(name);
}
const all = files.map((name) => `export * from './${name}';`).join('\n');
await write(
  'index.ts',
  `// Written by scripts/make-icons.mjs.\nexport type { Icon, IconProps } from './draw.ts';\n${all}\n`,
);
