import sanitizeHtml from 'sanitize-html';

const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of formatted text; neighbouring blocks stay apart. */
export function plainText(html: string): string {
  const apart = html.replace(/<(?=\/?(?:p|div|li|h[1-6]|tr|t[dh]|br|blockquote)\b)/gi, ' <');
  const text = sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => named[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
