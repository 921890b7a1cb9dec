import { fold } from './fold.ts';

const reservedIds = ['main', 'call-band'];

/**
 * Each id is unique, and the same at every rendering as long as the texts and their order stay.
 * @param reserved ids already on the page
 */
export function anchorsOf(texts: readonly string[], reserved: readonly string[] = []): string[] {
  const used = new Set([...reservedIds, ...reserved]);
  return texts.map((text) => {
    const base = fold(text).replaceAll(' ', '-') || 'part';
    let anchor = base;
    for (let count = 2; used.has(anchor); count += 1) anchor = `${base}-${count}`;
    used.add(anchor);
    return anchor;
  });
}

export function questionAnchors(questions: readonly string[], subjects: readonly string[] = []): string[] {
  return anchorsOf([...questions, ...subjects], ['questions']);
}
