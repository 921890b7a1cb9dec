import type { DocumentSection, FileValue, Locale } from '@fundfront/content-model';
import { type DocumentStatus, documentStatuses } from '@fundfront/content-model/documentStatus';
import type { ListedReplacement } from '@fundfront/content-model/wire';
import type { Item } from '../../content/items.ts';

interface Other {
  title: string;
  anchor: string | null;
}

export interface DocumentFacts {
  anchor: string;
  title: string;
  locale: Locale;
  section: DocumentSection | null;
  date: string;
  effectiveDate: string | null;
  summary: string | null;
  fund: { title: string; path: string | null } | null;
  research: string | null;
  language: 'en' | 'ur' | 'both' | null;
  file: FileValue;
}

export interface DocumentRow extends DocumentFacts {
  replaces: Other | null;
  replacedBy: Other | null;
  status: DocumentStatus;
}

export interface StatusContext {
  replacements: readonly ListedReplacement[];
  /** "YYYY-MM-DD" in Karachi. */
  today: string;
}

type DocumentItem = Item<'document'>;

function replacedOf(item: DocumentItem, items: readonly DocumentItem[]): Other | null {
  const id = item.data.supersedes;
  if (!id) return null;
  const listed = items.find((other) => other.id === id);
  if (listed) return { title: listed.title, anchor: listed.slug };
  const title = item.references[id]?.title;
  return title === undefined ? null : { title, anchor: null };
}

function replacementOf(
  item: DocumentItem,
  items: readonly DocumentItem[],
  replacements: readonly ListedReplacement[],
): Other | null {
  const newer = replacements.find(({ supersedes }) => supersedes === item.id);
  if (!newer) return null;
  return { title: newer.title, anchor: items.find(({ id }) => id === newer.id)?.slug ?? null };
}

/** Null for what has no date or no file yet, as in a preview. */
export function documentFacts({ data, references, ...item }: DocumentItem): DocumentFacts | null {
  const { date, file, effectiveDate, fund, language, section, summary, researchSection } = data;
  if (!date || !file) return null;
  return {
    anchor: item.slug,
    title: item.title,
    locale: item.locale,
    section: section ?? null,
    date,
    effectiveDate: effectiveDate ?? null,
    summary: summary ?? null,
    fund: (fund && references[fund]) || null,
    research: (researchSection && references[researchSection]?.title) || null,
    language: language ?? null,
    file,
  };
}

/** In the order of the items. */
export function documentRows(items: readonly DocumentItem[], { replacements, today }: StatusContext): DocumentRow[] {
  const found = items.flatMap((item) => {
    const facts = documentFacts(item);
    return facts ? [{ item, facts }] : [];
  });
  const dated = found.map(({ item, facts }) => ({
    id: item.id,
    section: facts.section,
    fund: item.data.fund ?? null,
    researchSection: item.data.researchSection ?? null,
    date: facts.date,
    effectiveDate: facts.effectiveDate,
  }));
  const statuses = documentStatuses(dated, replacements, today);
  return found.map(({ item, facts }) => ({
    ...facts,
    replaces: replacedOf(item, items),
    replacedBy: replacementOf(item, items, replacements),
    status: statuses.get(item.id) ?? { kind: 'inForce' },
  }));
}
