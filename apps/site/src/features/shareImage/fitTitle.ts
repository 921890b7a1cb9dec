import { breakLines } from './breakLines.ts';
import type { Faces } from './faces.ts';
import { hasGlyph } from './runs.ts';
import { type ShapedLine, shapeLine, type TextStyle } from './shapeLine.ts';

/** Longer titles are cut before anything is shaped, to bound the work. */
const maxChars = 240;

interface Box {
  width: number;
  lines: number;
  /** Px, the largest first. */
  sizes: readonly number[];
  /** Px that the ink of all lines may take together, with `leading` as the distance of their baselines by the size. */
  height?: number;
  leading?: number;
}

const number = /[+−-]?\d(?:[\d.,:/–-]*\d)?%?/gu;

/** Numbers are isolated, because after an Arabic letter their parts would change places. */
export function renderableText(text: string, faces: Faces): string {
  const letters = [...text.normalize('NFC').replace(/\p{Cc}+/gu, ' ')].slice(0, maxChars);
  const renderable = letters.filter((letter) => /\s/u.test(letter) || hasGlyph(letter, faces)).join('');
  return renderable.replace(/\s+/gu, ' ').trim().replace(number, '\u2066$&\u2069');
}

function truncate(line: string, width: number, shape: (line: string) => ShapedLine): string {
  const letters = [...line];
  while (letters.length > 0 && shape(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

interface Fitted {
  size: number;
  lines: ShapedLine[];
}

/** Px from the top of the first line's ink to the end of the last one's. */
export function inkHeight({ size, lines }: Fitted, leading: number): number {
  return (lines[0]?.above ?? 0) + Math.max(0, lines.length - 1) * size * leading + (lines.at(-1)?.below ?? 0);
}

export function fitTitle(title: string, box: Box, style: Omit<TextStyle, 'size'>): Fitted {
  const { width, height = Number.POSITIVE_INFINITY, leading = 1 } = box;
  const text = renderableText(title, style.faces);
  let last: Fitted = { size: 0, lines: [] };
  const shaped = (size: number) => (line: string) => shapeLine(line, { ...style, size });
  let broken: string[] = [];
  for (const size of box.sizes) {
    const shape = shaped(size);
    broken = breakLines(text, (line) => shape(line).width <= width);
    last = { size, lines: broken.slice(0, box.lines).map(shape) };
    if (broken.length <= box.lines && inkHeight(last, leading) <= height) return last;
  }
  const { size } = last;
  while (last.lines.length > 1 && inkHeight(last, leading) > height) last = { size, lines: last.lines.slice(0, -1) };
  const count = last.lines.length;
  if (count === broken.length) return last;
  const shape = shaped(size);
  return { size, lines: [...last.lines.slice(0, -1), shape(truncate(broken[count - 1] ?? '', width, shape))] };
}
