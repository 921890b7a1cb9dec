import { directionOf, type Locale } from '@fundfront/content-model';
import type { Mail } from '../../ports/mail.ts';
import { isolateLtr } from './bidiIsolate.ts';

export interface MailDetail {
  label: string;
  value: string;
  /** Written from left to right in any language, such as a reference number. */
  ltr?: boolean;
}

export interface MailContent {
  lang: Locale;
  subject: string;
  greeting: string;
  before: readonly string[];
  details: readonly MailDetail[];
  list?: readonly string[];
  action?: { label: string; url: string };
  after: readonly string[];
  footer: readonly string[];
  unsubscribe?: { label: string; url: string };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const urduFont =
  "font-family:'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Noto Naskh Arabic',Tahoma,Arial,sans-serif";
const latinFont = 'font-family:system-ui,Arial,sans-serif';
const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
const link = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escapeHtml(url)}" style="color:#00695f">${escapeHtml(label)}</a>`;

function detailHtml({ label, value, ltr }: MailDetail): string {
  const shown = ltr ? `<bdi dir="ltr">${escapeHtml(value)}</bdi>` : `<bdi>${escapeHtml(value)}</bdi>`;
  return paragraph(`${escapeHtml(label)}: <strong>${shown}</strong>`);
}

function renderHtml(content: MailContent): string {
  const { lang, subject, greeting, before, details, list, action, after, footer, unsubscribe } = content;
  const style = lang === 'ur' ? `${urduFont};line-height:2.2` : `${latinFont};line-height:1.6`;
  const blocks = [
    ...[greeting, ...before].map((text) => paragraph(escapeHtml(text))),
    ...details.map(detailHtml),
    ...(list
      ? [`<ul style="margin:0 0 16px">${list.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`]
      : []),
    ...(action ? [paragraph(`<strong>${link(action)}</strong>`)] : []),
    ...after.map((text) => paragraph(escapeHtml(text))),
    '<hr style="border:0;border-top:1px solid #c9d2d6">',
    ...footer.map((text) => `<p style="margin:8px 0 0;color:#4a5a63">${escapeHtml(text)}</p>`),
    ...(unsubscribe ? [`<p style="margin:8px 0 0">${link(unsubscribe)}</p>`] : []),
  ];
  const attributes = `lang="${lang}" dir="${directionOf(lang)}"`;
  return `<!doctype html>
<html ${attributes}><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body ${attributes} style="margin:0;padding:24px;color:#12212b;background:#fff;${style}"><div style="max-width:600px">
${blocks.join('\n')}
</div></body></html>
`;
}

function renderText({
  lang,
  greeting,
  before,
  details,
  list = [],
  action,
  after,
  footer,
  unsubscribe,
}: MailContent): string {
  const blocks = [
    greeting,
    ...before,
    details.map(({ label, value, ltr }) => `${label}: ${ltr && lang === 'ur' ? isolateLtr(value) : value}`).join('\n'),
    list.map((item) => `- ${item}`).join('\n'),
    // An address alone in its line: mail programs then make all of it a link.
    action ? `${action.label}:\n${action.url}` : '',
    ...after,
    `-- \n${footer.join('\n')}`,
    unsubscribe ? `${unsubscribe.label}:\n${unsubscribe.url}` : '',
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Every value is escaped. */
export function renderMail(to: string, content: MailContent, headers?: Record<string, string>): Mail {
  const mail = { to, subject: content.subject, text: renderText(content), html: renderHtml(content) };
  return headers ? { ...mail, headers } : mail;
}
