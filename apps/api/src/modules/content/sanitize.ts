import { type ContentType, type EntryData, fieldsOf } from '@fundfront/content-model';
import { richTextRules } from '@fundfront/content-model/richText';
import sanitizeHtml from 'sanitize-html';
import { fixNesting } from './fixNesting.ts';

/** Formatted text without anything that could run, load or leave the page, or that browsers would move about. */
export function sanitizeRichText(html: string): string {
  return fixNesting(sanitizeHtml(html, richTextRules)).trim();
}

interface Cleanable {
  readonly kind: string;
  readonly of?: Readonly<Record<string, Cleanable>>;
}

function cleaned(fields: Readonly<Record<string, Cleanable>>, data: EntryData): EntryData {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const field = fields[key];
      if (field?.kind === 'richText' && typeof value === 'string') return [key, sanitizeRichText(value)];
      const { of } = field ?? {};
      if (of && Array.isArray(value)) return [key, value.map((item: EntryData) => cleaned(of, item))];
      return [key, value];
    }),
  );
}

/** A row whose formatted texts are sanitised, wherever its fields hold one. */
export function sanitizeRow(type: ContentType, shared: EntryData, data: EntryData): EntryData {
  return cleaned(fieldsOf(type, shared), data);
}
