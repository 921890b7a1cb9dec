import { fold } from '@fundfront/content-model/fold';

const reservedIds = ['main', 'call-band'];

/**
 * Fragments for parts of a page, made of their words in whatever script they are: each once, and the same at every
 * rendering as long as the texts and their order stay.
 * @param reserved ids that stand on the page already
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
