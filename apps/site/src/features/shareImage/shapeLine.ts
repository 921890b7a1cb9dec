import { Buffer, Direction, shape } from 'harfbuzzjs';
import type { Faces } from './faces.ts';
import { type Run, visualRuns } from './runs.ts';

/** Px: the baseline and the left end are at 0, y grows downwards; the other values are the extent of the ink. */
export interface ShapedLine {
  width: number;
  above: number;
  below: number;
  left: number;
  right: number;
  glyphs: { outline: string; transform: string }[];
}

export interface TextStyle {
  faces: Faces;
  size: number;
  direction: 'ltr' | 'rtl';
}

function shapeRun({ text, face, level }: Run) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shape(face.font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => ({ glyph, ...positions[index] }));
}

export function shapeLine(line: string, { faces, size, direction }: TextStyle): ShapedLine {
  const result: ShapedLine = { width: 0, above: 0, below: 0, left: Number.POSITIVE_INFINITY, right: 0, glyphs: [] };
  for (const run of visualRuns(line, faces, direction)) {
    const scale = size / run.face.unitsPerEm;
    for (const { glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeRun(run)) {
      const [x, y] = [result.width + xOffset * scale, -yOffset * scale];
      const ink = run.face.font.glyphExtents(glyph);
      if (ink && ink.height !== 0) {
        result.above = Math.max(result.above, ink.yBearing * scale - y);
        result.left = Math.min(result.left, x + ink.xBearing * scale);
        result.right = Math.max(result.right, x + (ink.xBearing + ink.width) * scale);
        result.below = Math.max(result.below, y - (ink.yBearing + ink.height) * scale);
        const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
        result.glyphs.push({ outline: run.face.font.glyphToPath(glyph), transform });
      }
      result.width += xAdvance * scale;
    }
  }
  return result;
}
