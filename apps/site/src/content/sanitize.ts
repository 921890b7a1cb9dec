import { richTextRules } from '@fundfront/content-model/richText';
import sanitizeHtml from 'sanitize-html';

/**
 * Article HTML that is safe to show. The API applied the same rules when it was written; this is the second wall, for text
 * that came past it (imports, restored backups).
 */
export function sanitize(html: string): string {
  return sanitizeHtml(html, richTextRules);
}
