import { fold } from '../fold.ts';

/** One sentence of a text, as it stands and as it is compared. */
export interface Sentence {
  /** Key of the field that holds it. */
  field: string;
  written: string;
  /** Folded, between spaces, so that ` word ` finds whole words; a number and its percent sign are ` 12 percent `. */
  folded: string;
}

// A full stop between digits is a decimal point.
const ends = /(?<=[.!?؟۔])(?<!\d\.(?=\d))\s*|\n+/u;

const percent = /[%٪]/g;
// Decimals and thousands would fall apart in folding.
const digitsTogether = /(?<=\p{N})[.,٫٬](?=\p{N})/gu;

// As rows of a list are joined.
const listMark = /^\s*·\s*/;

/** Sentences of a plain text, the empty ones left out. */
export function sentencesOf(field: string, text: string): Sentence[] {
  return text
    .split(ends)
    .map((written) => ({
      field,
      written: written.replace(listMark, '').trim(),
      folded: ` ${fold(written.replace(digitsTogether, '').replace(percent, ' percent '))} `,
    }))
    .filter(({ written }) => written !== '');
}
