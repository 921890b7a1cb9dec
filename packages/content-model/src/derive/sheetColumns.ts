import type { ContentType } from '../defineContentType.ts';
import { type Locale, languageLabels, locales } from '../locales.ts';

export interface SheetColumn {
  /** `id`, `parent`, `date`, `title.ur`: what a person need not change when they change the label. */
  key: string;
  label: string;
  field: string | null;
  /** Of a translated field, and of a state. */
  locale: Locale | null;
  /** Written for people, and left alone by an import. */
  readOnly: boolean;
  note: string;
}

function fieldColumns(type: ContentType, name: string): SheetColumn[] {
  const field = type.fields[name];
  if (!field) return [];
  const note = field.required ? `${field.cell.note}. Needed before it can be published` : field.cell.note;
  const column = { field: name, readOnly: false, note };
  if (!field.translated) return [{ ...column, key: name, label: field.label, locale: null }];
  return locales
    .filter((locale) => type.locales.includes(locale))
    .map((locale) => ({
      ...column,
      key: `${name}.${locale}`,
      label: `${field.label} (${languageLabels[locale]})`,
      locale,
    }));
}

function information(type: ContentType): SheetColumn[] {
  const column = { field: null, readOnly: true, note: 'Written by the export, not read by an import' };
  return [
    ...type.locales.map((locale) => ({
      ...column,
      key: `state.${locale}`,
      label: `State (${languageLabels[locale]})`,
      locale,
    })),
    { ...column, key: 'changed', label: 'Last change', locale: null },
  ];
}

/** Of a type's sheet, in both directions. What a page's template adds has no column: it stays as it is. */
export function sheetColumns(type: ContentType): SheetColumn[] {
  const own = { field: null, locale: null, readOnly: false };
  const parent = 'ID of the entry above a new one; empty at the top. Entries that exist are not moved';
  return [
    { ...own, key: 'id', label: 'ID', note: 'As an export writes it; empty for a new entry' },
    ...(type.tree ? [{ ...own, key: 'parent', label: 'Below (ID)', note: parent }] : []),
    ...Object.keys(type.fields).flatMap((name) => fieldColumns(type, name)),
    ...information(type),
  ];
}
