import { girih, rosette } from '@fundfront/ui/pattern/geometry';
import { palette } from '@fundfront/ui/tokens';
import type { ShapedLine } from './shapeLine.ts';

/** Px: what the networks show without cropping. */
export const imageSize = { width: 1200, height: 630 } as const;

export const margin = 76;
const star = 54;

const { width, height } = imageSize;
const patternWidth = 620;

const pattern = girih({
  width: patternWidth,
  height,
  edge: 118,
  theta: 67.5,
  strap: 7.5,
  origin: [0.72, 0.42],
  depth: { 12: 3, 6: 1, 4: 1 },
});

export type Direction = 'ltr' | 'rtl';

const mirrorForRtl = (direction: Direction, inner: string) =>
  direction === 'rtl' ? `<g transform="translate(${width} 0) scale(-1 1)">${inner}</g>` : inner;

/** The pattern is never under running text: it begins where the longest line ends. */
export function background(direction: Direction, textEnd: number): string {
  const from = Math.max(textEnd, width - patternWidth) + 16;
  return mirrorForRtl(
    direction,
    `<defs>
      <linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${from}" x2="${from + 220}">
        <stop stop-color="#000"/><stop offset="1" stop-color="#fff"/>
      </linearGradient>
      <mask id="clear" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">
        <rect width="${width}" height="${height}" fill="url(#fade)"/>
      </mask>
    </defs>
    <rect width="${width}" height="${height}" fill="${palette.navy900}"/>
    <g mask="url(#clear)">
      <path transform="translate(${width - patternWidth} 0)" d="${pattern}"
        fill="none" stroke="${palette.teal400}" stroke-width="1.6" opacity="0.6"/>
    </g>
    <rect width="${width}" height="8" fill="${palette.gold400}"/>`,
  );
}

export function starAt(direction: Direction, middle: number): string {
  const x = direction === 'rtl' ? width - margin - star : margin;
  return `<path transform="translate(${x} ${middle - star / 2})" d="${rosette({ size: star, strap: 2.4, stroke: 2 })}"
    fill="none" stroke="${palette.gold400}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export const afterStar = margin + star + 20;

export function lineAt(
  line: ShapedLine,
  direction: Direction,
  start: number,
  baseline: number,
  colour: string,
): string {
  // By the ink: the last stroke of a Nastaliq word may hang out of its own width.
  const x = direction === 'rtl' ? width - start - line.right : start - line.left;
  const glyphs = line.glyphs.map(({ outline, transform }) => `<path transform="${transform}" d="${outline}"/>`);
  return `<g transform="translate(${x.toFixed(2)} ${baseline.toFixed(2)})" fill="${colour}">${glyphs.join('')}</g>`;
}
