import bidiFactory from 'bidi-js';
import type { Faces, LoadedFace } from './faces.ts';

const bidi = bidiFactory();

export interface Run {
  text: string;
  face: LoadedFace;
  /** Embedding level after Unicode's bidirectional algorithm: odd ones run from right to left. */
  level: number;
}

const follows = /^(?:\p{M}|\u200c|\u200d| )$/u;

const has = (face: LoadedFace, letter: string) => face.font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined;

export function hasGlyph(letter: string, faces: Faces): boolean {
  return faces.some((face) => has(face, letter));
}

/** A mark, a joiner or a space stays with the letter that it follows. */
function faceFor(letter: string, faces: Faces, before: LoadedFace | undefined): LoadedFace | undefined {
  if (before && follows.test(letter)) return has(before, letter) ? before : undefined;
  return faces.find((face) => has(face, letter));
}

function logicalRuns(line: string, faces: Faces, direction: 'ltr' | 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: Run[] = [];
  let at = 0;
  for (const letter of line) {
    const last = runs.at(-1);
    const level = levels[at] ?? 0;
    const face = faceFor(letter, faces, last?.face);
    at += letter.length;
    if (!face) continue;
    if (last && last.face === face && last.level === level) last.text += letter;
    else runs.push({ text: letter, face, level });
  }
  return runs;
}

/** From left to right, by rule L2 of Unicode's bidirectional algorithm. */
export function visualRuns(line: string, faces: Faces, direction: 'ltr' | 'rtl'): Run[] {
  const runs = logicalRuns(line, faces, direction);
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    let start = 0;
    while (start < runs.length) {
      let end = start;
      while ((runs[end]?.level ?? -1) >= level) end += 1;
      runs.splice(start, end - start, ...runs.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return runs;
}
