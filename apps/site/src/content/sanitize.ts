import { isSafeLink } from '@fundfront/content-model';
import sanitizeHtml from 'sanitize-html';

/**
 * What an editor's text may hold on a page. The API sanitises when it is written; this is the second wall, for text
 * that came past it (imports, restored backups).
 */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code', 'pre', 'span', 'bdi', 'abbr', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang', 'id'],
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'reversed'],
    abbr: ['title'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page's own title is the one h1.
    h1: 'h2',
    a: (tagName, attributes) => ({ tagName, attribs: safeAnchor(attributes) }),
    img: (tagName, attributes) => ({ tagName, attribs: { ...attributes, loading: 'lazy' } }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !/^(\/(?!\/)|https:\/\/)/.test(frame.attribs.src ?? ''),
};

function safeAnchor({ href, ...rest }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (href === undefined || !isSafeLink(href)) return {};
  return /^https?:/i.test(href) ? { ...rest, href, rel: 'noopener noreferrer' } : { ...rest, href };
}

/** Article HTML that is safe to draw. */
export function sanitize(html: string): string {
  return sanitizeHtml(html, options);
}
