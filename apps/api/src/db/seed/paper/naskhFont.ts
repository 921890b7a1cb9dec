import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { type PDFDocument, PDFName, PDFRawStream, type PDFRef, PDFString } from 'pdf-lib';

/** Made by `packages/ui/scripts/subset-fonts.mjs`. */
const file = readFileSync(path.join(import.meta.dirname, 'noto-naskh-forms.ttf'));
const view = new DataView(file.buffer, file.byteOffset, file.byteLength);

function tableAt(tag: string): number {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + 16 * index;
    if (file.toString('latin1', record, record + 4) === tag) return view.getUint32(record + 8);
  }
  throw new Error(`The face has no table “${tag}”`);
}

const head = tableAt('head');
const hhea = tableAt('hhea');
const hmtx = tableAt('hmtx');
const unitsPerEm = view.getUint16(head + 18);
const perMille = (units: number) => Math.round((units * 1_000) / unitsPerEm);
const metrics = view.getUint16(hhea + 34);
const glyphCount = view.getUint16(tableAt('maxp') + 4);

/** https://learn.microsoft.com/typography/opentype/spec/cmap, format 4: what a subset of the basic plane has. */
function readGlyphs(): Map<number, number> {
  const cmap = tableAt('cmap');
  const tables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + 8 * index),
  );
  const table = tables.find((each) => view.getUint16(each) === 4);
  if (table === undefined) throw new Error('The face has no table of its letters');
  const double = view.getUint16(table + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + double, 16 + 2 * double, 16 + 3 * double].map((at) => table + at);
  const glyphs = new Map<number, number>();
  if (ends === undefined || starts === undefined || deltas === undefined || offsets === undefined) return glyphs;
  for (let at = 0; at < double; at += 2) {
    const [start, end] = [view.getUint16(starts + at), view.getUint16(ends + at)];
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const offset = view.getUint16(offsets + at);
      const own = offset === 0 ? code : view.getUint16(offsets + at + offset + 2 * (code - start));
      if (own !== 0) glyphs.set(code, (own + view.getUint16(deltas + at)) & 0xffff);
    }
  }
  return glyphs;
}

const glyphs = readGlyphs();
const widths = Array.from({ length: glyphCount }, (_, glyph) =>
  perMille(view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1))),
);

const glyphOf = (code: number) => glyphs.get(code) ?? 0;

export const hasGlyph = (code: number) => glyphs.has(code);

/** Of a line of one size in points. */
export const naskhWidth = (codes: readonly number[], size: number): number =>
  (codes.reduce((sum, code) => sum + (widths[glyphOf(code)] ?? 0), 0) * size) / 1_000;

const hex = (number: number) => number.toString(16).padStart(4, '0');
export const naskhHex = (codes: readonly number[]): string => codes.map((code) => hex(glyphOf(code))).join('');

const compressed = deflateSync(file);
/** A form is copied as the letter that it is a form of. */
const letterOf = (code: number) => String.fromCodePoint(code).normalize('NFKC');
const toUnicode = deflateSync(
  Buffer.from(
    [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Naskh def /CMapType 2 def',
      '1 begincodespacerange <0000> <ffff> endcodespacerange',
      ...[...glyphs].map(
        ([code, glyph]) =>
          `1 beginbfchar <${hex(glyph)}> <${[...letterOf(code)].map((each) => hex(each.charCodeAt(0))).join('')}> endbfchar`,
      ),
      'endcmap end end',
    ].join('\n'),
  ),
);

/** A composite font of the PDF, which shows glyphs by their numbers. */
export function embedNaskh({ context }: PDFDocument): PDFRef {
  const stream = (bytes: Uint8Array, more = {}) =>
    context.register(PDFRawStream.of(context.obj({ Filter: 'FlateDecode', Length: bytes.length, ...more }), bytes));
  const name = 'NotoNaskhArabic';
  const box = [36, 38, 40, 42].map((at) => perMille(view.getInt16(head + at)));
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: box,
    ItalicAngle: 0,
    Ascent: perMille(view.getInt16(hhea + 4)),
    Descent: perMille(view.getInt16(hhea + 6)),
    CapHeight: 700,
    StemV: 80,
    FontFile2: stream(compressed, { Length1: file.length }),
  });
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
    FontDescriptor: context.register(descriptor),
    W: [0, widths],
    CIDToGIDMap: PDFName.of('Identity'),
  });
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
      ToUnicode: stream(toUnicode),
    }),
  );
}
