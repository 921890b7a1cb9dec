import { richTextRules } from '@fundfront/content-model/richText';
import sanitizeHtml from 'sanitize-html';

/** The API applied the same rules; this second wall is for text that came past it (imports, restored backups). */
export function sanitize(html: string): string {
  return sanitizeHtml(html, richTextRules);
}
