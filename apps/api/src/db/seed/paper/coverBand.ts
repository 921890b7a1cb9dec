import { deflateSync } from 'node:zlib';
import { type PDFDocument, PDFRawStream, type PDFRef } from 'pdf-lib';

/** Points. */
export const band = { width: 595.28, height: 96 };
const cell = 19.2;

type Point = readonly [number, number];

const ringOf = ([x, y]: Point, radius: number, corners: number, turn: number): Point[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

const at = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;
const closed = (points: readonly Point[]) =>
  points.map((point, index) => `${at(point)} ${index === 0 ? 'm' : 'l'}`).join(' ');

/** The eight-fold star of the house on each crossing, and straps from star to star. */
function starAt(center: Point): string {
  const squares = [0, Math.PI / 4].map((turn) => ringOf(center, cell * 0.46, 4, turn));
  const octagon = ringOf(center, cell * 0.22, 8, Math.PI / 8);
  const straps = ringOf(center, cell / 2, 8, 0).map((point, index) => {
    const inner = ringOf(center, cell * 0.34, 8, 0)[index] ?? center;
    return `${at(inner)} m ${at(point)} l S`;
  });
  return [...[...squares, octagon].map((points) => `${closed(points)} s`), ...straps].join('\n');
}

function pattern(): string {
  const stars: string[] = [];
  for (let y = 0; y <= band.height; y += cell) for (let x = 0; x <= band.width; x += cell) stars.push(starAt([x, y]));
  const ground = `0.039 0.133 0.22 rg 0 0 ${band.width} ${band.height} re f`;
  return `q 0 0 ${band.width} ${band.height} re W n ${ground}\n0.2 0.55 0.56 RG 0.45 w\n${stars.join('\n')}\nQ`;
}

const bytes = deflateSync(Buffer.from(pattern()));

/** Computed once, drawn on the first page of each language. */
export function embedBand({ context }: PDFDocument): PDFRef {
  const facts = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, band.width, band.height], Filter: 'FlateDecode' };
  return context.register(PDFRawStream.of(context.obj({ ...facts, Length: bytes.length }), bytes));
}
