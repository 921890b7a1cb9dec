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

export function fitTitle(
  title: string,
  box: Box,
  style: Omit<TextStyle, 'size'>,
): { size: number; lines: ShapedLine[] } {
  const text = renderableText(title, style.faces);
  let last: { size: number; lines: string[] } = { size: 0, lines: [] };
  for (const size of box.sizes) {
    const fits = (line: string) => shapeLine(line, { ...style, size }).width <= box.width;
    last = { size, lines: breakLines(text, fits) };
    if (last.lines.length <= box.lines) break;
  }
  const { size, lines } = last;
  const shape = (line: string) => shapeLine(line, { ...style, size });
  if (lines.length <= box.lines) return { size, lines: lines.map(shape) };
  return {
    size,
    lines: [...lines.slice(0, box.lines - 1), truncate(lines[box.lines - 1] ?? '', box.width, shape)].map(shape),
  };
}
