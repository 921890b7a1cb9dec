import { createHash } from 'node:crypto';
import { htmlEncoding } from './htmlEncoding.ts';

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text, htmlEncoding).digest('base64')}'`;

const attribute = / style="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", '#39': "'", amp: '&', lt: '<', gt: '>' };

export const decodeEntities = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** What a page's own styles add to the content policy. @param css of its style element */
export function stylePolicy(html: string, css: string | null): { elements: string; attributes: string } {
  const written = new Set([...html.matchAll(attribute)].map(([, text = '']) => sourceOf(decodeEntities(text))));
  return {
    elements: css === null ? '' : ` ${sourceOf(css)}`,
    attributes: written.size > 0 ? `'unsafe-hashes' ${[...written].join(' ')}` : "'none'",
  };
}

const policyHeader = 'content-security-policy';
const slots = { elements: ' {elements}', attributes: '{attributes}' };

export const styleDirectives = (libraries: string) => [
  `style-src 'self'${slots.elements} ${libraries}`,
  `style-src-attr ${slots.attributes}`,
];

export function withStyles(
  headers: Readonly<Record<string, string>>,
  styles: ReturnType<typeof stylePolicy> = { elements: '', attributes: "'none'" },
): Readonly<Record<string, string>> {
  const policy = headers[policyHeader];
  if (!policy) return headers;
  const filled = policy.replace(slots.elements, styles.elements).replace(slots.attributes, styles.attributes);
  return { ...headers, [policyHeader]: filled };
}
