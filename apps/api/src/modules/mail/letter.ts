import { directionOf, type Locale } from '@fundfront/content-model';
import type { Mail } from '../../ports/mail.ts';
import { isolatedLtr } from './isolates.ts';

/** One value that stands for itself in a line of its own. */
export interface Fact {
  label: string;
  value: string;
  /** Written from left to right in any language, such as a reference number. */
  ltr?: boolean;
}

/** What a mail says, before it is laid out. Nothing in it is markup. */
export interface Letter {
  lang: Locale;
  subject: string;
  greeting: string;
  before: readonly string[];
  facts: readonly Fact[];
  list?: readonly string[];
  action?: { label: string; url: string };
  after: readonly string[];
  /** Who writes, and what else stands below the line. */
  foot: readonly string[];
  unsubscribe?: { label: string; url: string };
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const face = "font-family:'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Noto Naskh Arabic',Tahoma,Arial,sans-serif";
const plainFace = 'font-family:system-ui,Arial,sans-serif';
const line = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
const link = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escaped(url)}" style="color:#00695f">${escaped(label)}</a>`;

function htmlFact({ label, value, ltr }: Fact): string {
  const shown = ltr ? `<bdi dir="ltr">${escaped(value)}</bdi>` : `<bdi>${escaped(value)}</bdi>`;
  return line(`${escaped(label)}: <strong>${shown}</strong>`);
}

function htmlOf(letter: Letter): string {
  const { lang, subject, greeting, before, facts, list, action, after, foot, unsubscribe } = letter;
  const style = lang === 'ur' ? `${face};line-height:2.2` : `${plainFace};line-height:1.6`;
  const blocks = [
    ...[greeting, ...before].map((text) => line(escaped(text))),
    ...facts.map(htmlFact),
    ...(list ? [`<ul style="margin:0 0 16px">${list.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`] : []),
    ...(action ? [line(`<strong>${link(action)}</strong>`)] : []),
    ...after.map((text) => line(escaped(text))),
    '<hr style="border:0;border-top:1px solid #c9d2d6">',
    ...foot.map((text) => `<p style="margin:8px 0 0;color:#4a5a63">${escaped(text)}</p>`),
    ...(unsubscribe ? [`<p style="margin:8px 0 0">${link(unsubscribe)}</p>`] : []),
  ];
  const attributes = `lang="${lang}" dir="${directionOf(lang)}"`;
  return `<!doctype html>
<html ${attributes}><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body ${attributes} style="margin:0;padding:24px;color:#12212b;background:#fff;${style}"><div style="max-width:600px">
${blocks.join('\n')}
</div></body></html>
`;
}

function textOf({ lang, greeting, before, facts, list = [], action, after, foot, unsubscribe }: Letter): string {
  const blocks = [
    greeting,
    ...before,
    facts.map(({ label, value, ltr }) => `${label}: ${ltr && lang === 'ur' ? isolatedLtr(value) : value}`).join('\n'),
    list.map((item) => `- ${item}`).join('\n'),
    // An address stands alone in its line: programs then make all of it a link.
    action ? `${action.label}:\n${action.url}` : '',
    ...after,
    `-- \n${foot.join('\n')}`,
    unsubscribe ? `${unsubscribe.label}:\n${unsubscribe.url}` : '',
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Lays a letter out as text and as HTML, in the direction of its language, with every value escaped. */
export function mailOf(to: string, letter: Letter, headers?: Record<string, string>): Mail {
  const mail = { to, subject: letter.subject, text: textOf(letter), html: htmlOf(letter) };
  return headers ? { ...mail, headers } : mail;
}
