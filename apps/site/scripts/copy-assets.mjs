// Faces and patterns belong to packages/ui; their public names carry their version. The icon is one drawing in all sizes.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const publicFolder = path.resolve(import.meta.dirname, '../public');

for (const kind of ['fonts', 'patterns']) {
  const to = path.join(publicFolder, kind);
  rmSync(to, { recursive: true, force: true });
  cpSync(path.resolve(import.meta.dirname, '../../../packages/ui', kind), to, { recursive: true });
}

const drawing = path.resolve(import.meta.dirname, '../src/app/icon.svg');
const drawingSize = 32;

const pngOf = (size) =>
  sharp(drawing, { density: (72 * size) / drawingSize })
    .resize(size, size)
    .png()
    .toBuffer();

/** https://en.wikipedia.org/wiki/ICO_(file_format), with PNG inside. */
function icoOf(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

mkdirSync(path.join(publicFolder, 'icons'), { recursive: true });
for (const size of [192, 512]) writeFileSync(path.join(publicFolder, `icons/${size}.png`), await pngOf(size));
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await pngOf(size) })));
writeFileSync(path.join(publicFolder, 'favicon.ico'), icoOf(small));
