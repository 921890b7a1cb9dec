/** A stretch of a style sheet that stands or falls as one, in the order of the sheet. */
export type Piece =
  | {
      css: string;
      /** Classes of each selector; the piece is needed where all of one selector are in use. Absent: always needed. */
      needs?: string[][];
    }
  | { at: string; inside: Piece[] };

/** The classes that a document uses. Its scripts are data: what they draw later, the whole sheet is there for. */
export function classesIn(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, names = ''] of html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) used.add(name);
  }
  return used;
}

/** The part of a style sheet that a document with these classes is drawn with. */
export function stylesFor(pieces: readonly Piece[], used: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if ('at' in piece) {
        const inside = stylesFor(piece.inside, used);
        return inside && `${piece.at}{${inside}}`;
      }
      const isNeeded = !piece.needs || piece.needs.some((classes) => classes.every((name) => used.has(name)));
      return isNeeded ? piece.css : '';
    })
    .join('');
}
