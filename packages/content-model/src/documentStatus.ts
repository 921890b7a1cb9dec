import type { DocumentSection } from './documentSections.ts';

/** Days are "YYYY-MM-DD", in Karachi. */
export type DocumentStatus =
  | { kind: 'inForce' }
  /** The newest of what appears again and again, such as a monthly report. */
  | { kind: 'latest' }
  /** Older than the newest, and still as it was. */
  | { kind: 'earlier' }
  | { kind: 'upcoming'; from: string }
  /** `by` is the id of the document that took its place. */
  | { kind: 'replaced'; on: string; by: string };

export interface DatedDocument {
  id: string;
  section: DocumentSection | null;
  fund: string | null;
  researchSection: string | null;
  date: string;
  effectiveDate: string | null;
}

/** A public document that names an older one. */
interface DocumentReplacement {
  id: string;
  supersedes: string;
  /** Its day of effect, else its date. */
  from: string;
}

/** What holds until something takes its place; the other sections hold what appears again and again. */
const standing: ReadonlySet<DocumentSection> = new Set([
  'application-forms',
  'offering-document',
  'policies',
  'tax-credit',
  'trust-deed',
]);

function replacementsInEffect(
  replacements: readonly DocumentReplacement[],
  today: string,
): Map<string, DocumentReplacement> {
  const found = new Map<string, DocumentReplacement>();
  for (const each of replacements) {
    const before = found.get(each.supersedes);
    if (each.from <= today && (!before || each.from < before.from)) found.set(each.supersedes, each);
  }
  return found;
}

const seriesOf = ({ section, fund, researchSection }: DatedDocument) => [section, fund, researchSection].join(' ');

/** Ids are ordered by the time at which they were made. */
const isNewer = (one: DatedDocument, other: DatedDocument) =>
  one.date === other.date ? one.id < other.id : one.date > other.date;

/**
 * Where each document stands on a day. Until a replacement takes effect the older document holds; of two of the same
 * series and day, the one that was made first is the latest: their titles sort otherwise in each language.
 * @param documents whole series: a report is the latest among those that are given
 * @param replacements of all public documents, also those that are not in the list
 * @param today "YYYY-MM-DD"
 */
export function documentStatuses(
  documents: readonly DatedDocument[],
  replacements: readonly DocumentReplacement[],
  today: string,
): Map<string, DocumentStatus> {
  const replaced = replacementsInEffect(replacements, today);
  const newest = new Map<string, DatedDocument>();

  function ownStatus(document: DatedDocument): DocumentStatus | null {
    const { id, section, effectiveDate } = document;
    const newer = replaced.get(id);
    if (newer) return { kind: 'replaced', on: newer.from, by: newer.id };
    if (effectiveDate !== null && effectiveDate > today) return { kind: 'upcoming', from: effectiveDate };
    if (effectiveDate !== null || (section !== null && standing.has(section))) return { kind: 'inForce' };
    return null;
  }

  const found = documents.map((document) => ({ document, status: ownStatus(document) }));
  for (const { document, status } of found) {
    const before = newest.get(seriesOf(document));
    if (status === null && (!before || isNewer(document, before))) newest.set(seriesOf(document), document);
  }
  return new Map(
    found.map(({ document, status }) => {
      const isNewest = newest.get(seriesOf(document)) === document;
      return [document.id, status ?? { kind: isNewest ? 'latest' : 'earlier' }];
    }),
  );
}
