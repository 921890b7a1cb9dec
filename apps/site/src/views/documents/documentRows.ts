import type { FileValue, Locale } from '@fundfront/content-model';
import type { Item } from '../../content/items.ts';

interface Other {
  title: string;
  anchor: string | null;
}

export interface DocumentRow {
  anchor: string;
  title: string;
  locale: Locale;
  date: string;
  effectiveDate: string | null;
  summary: string | null;
  fund: { title: string; path: string | null } | null;
  research: string | null;
  language: 'en' | 'ur' | 'both' | null;
  file: FileValue;
  replaces: Other | null;
  replacedBy: Other | null;
  latest: boolean;
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

function replacementOf(item: DocumentItem, items: readonly DocumentItem[]): Other | null {
  const newer = items.find((other) => other.data.supersedes === item.id);
  return newer ? { title: newer.title, anchor: newer.slug } : null;
}

export function documentRows(items: readonly DocumentItem[]): DocumentRow[] {
  return items.flatMap((item, index) => {
    const { date, file, effectiveDate, fund, language, summary, researchSection } = item.data;
    if (!date || !file) return [];
    return {
      anchor: item.slug,
      title: item.title,
      locale: item.locale,
      date,
      effectiveDate: effectiveDate ?? null,
      summary: summary ?? null,
      fund: (fund && item.references[fund]) || null,
      research: (researchSection && item.references[researchSection]?.title) || null,
      language: language ?? null,
      file,
      replaces: replacedOf(item, items),
      replacedBy: replacementOf(item, items),
      latest: index === 0,
    };
  });
}
