import { type ContentType, type EntryData, fieldsOf, sanitizeFields } from '@fundfront/content-model';
import { richTextRules } from '@fundfront/content-model/richText';
import sanitizeHtml from 'sanitize-html';
import { fixNesting } from './fixNesting.ts';

/** Formatted text without anything that could run, load or leave the page, or that browsers would move about. */
export function sanitizeRichText(html: string): string {
  return fixNesting(sanitizeHtml(html, richTextRules)).trim();
}

/** A row whose formatted texts are sanitised, wherever its fields hold one. */
export function sanitizeRow(type: ContentType, shared: EntryData, data: EntryData): EntryData {
  return sanitizeFields(fieldsOf(type, shared), data, sanitizeRichText);
}
