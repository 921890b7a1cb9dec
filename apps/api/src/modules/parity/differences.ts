import { type ContentType, type EntryData, fieldsOf } from '@fundfront/content-model';
import { factDifferences, factsOfBlocks, factsOfLinks, factsOfText } from '@fundfront/content-model/textFacts';
import type { ParityDifference } from '@fundfront/content-model/wire';

/** Characters of a text that are shown around what differs. */
const passageLength = 320;

function passage(text: string, written: string | undefined): string {
  const at = written === undefined ? 0 : Math.max(0, text.indexOf(written));
  const start = at < passageLength / 2 ? 0 : text.indexOf(' ', at - passageLength / 2) + 1;
  const cut = text.slice(start, start + passageLength);
  return `${start > 0 ? '… ' : ''}${cut}${start + passageLength < text.length ? ' …' : ''}`;
}

/** Addresses differ by language, and search engines read what `seo` holds. */
const leftOut = new Set(['slug', 'otherAddresses', 'seo']);

/** Numbers, dates, telephone numbers and links that one text has and the other has not. */
export function differencesOf(type: ContentType, base: EntryData, other: EntryData): ParityDifference[] {
  return Object.entries(fieldsOf(type, base)).flatMap(([name, field]) => {
    if (!field.translated || leftOut.has(name)) return [];
    const [ours, theirs] = [field.plainText(base[name]), field.plainText(other[name])];
    // Nothing to compare: the parity of what is missing is told by the state.
    if (ours.trim() === '' || theirs.trim() === '') return [];
    const facts = (text: string, value: unknown) => [
      ...factsOfText(text),
      ...factsOfLinks(JSON.stringify(value ?? null)),
      ...factsOfBlocks(JSON.stringify(value ?? null)),
    ];
    return factDifferences(facts(ours, base[name]), facts(theirs, other[name])).map((difference) => ({
      ...difference,
      field: field.label,
      passages: { base: passage(ours, difference.base[0]), other: passage(theirs, difference.other[0]) },
    }));
  });
}
