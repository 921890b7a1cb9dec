import { type ContentType, type EntryData, fieldsOf, isSafeLink } from '@fundfront/content-model';
import sanitizeHtml from 'sanitize-html';
import { fixNesting } from './fixNesting.ts';

const aligned = { 'text-align': [/^(?:start|center|end|justify)$/] };

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'a', 'img', 'figure'],
    ...['figcaption', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small', 'span', 'div', 'bdi', 'bdo'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col', 'dl', 'dt', 'dd', 'abbr'],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang', 'style'],
    a: ['href', 'title', 'target', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    col: ['span'],
  },
  allowedStyles: { '*': aligned },
  transformTags: {
    // A safe link keeps its address; any other loses it and stays as words.
    a: (tagName, { href, target, ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(href !== undefined && isSafeLink(href.trim()) && { href: href.trim() }),
        ...(target === '_blank' && { target, rel: 'noopener' }),
      },
    }),
    h1: 'h2',
    h6: 'h5',
  },
  // Pictures come from the media store; anything else would let a page call on foreign servers.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/api\/media\/[\w.-]+$/.test(attribs.src ?? ''),
};

/** Formatted text without anything that could run, load or leave the page, or that browsers would move about. */
export function sanitizeRichText(html: string): string {
  return fixNesting(sanitizeHtml(html, rules)).trim();
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
