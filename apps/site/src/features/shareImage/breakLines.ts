const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

function pieces(word: string, fits: (line: string) => boolean): string[] {
  const found: string[] = [];
  let piece = '';
  for (const { segment } of segmenter.segment(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      found.push(piece);
      piece = segment;
    } else piece += segment;
  }
  return [...found, piece];
}

export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const chunks = fits(word) ? [word] : pieces(word, fits);
    lines.push(...chunks.slice(0, -1));
    line = chunks.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
}
