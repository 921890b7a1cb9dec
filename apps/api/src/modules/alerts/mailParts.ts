import type { Locale } from '@fundfront/content-model';
import { escapeHtml } from '../mail/renderMail.ts';
import type { AlertContent, AlertPrice } from './alertContent.ts';
import { t } from './messages/index.ts';

export const colors = {
  page: '#E8EDF1',
  navy: '#0A2238',
  accent: '#085F64',
  text: '#0C1B2A',
  text2: '#36475A',
  text3: '#506274',
  line: '#E8EDF1',
  sunken: '#F4F7F8',
  sample: '#F8EED9',
  sampleText: '#77500F',
} as const;

const movement = { up: '#08573D', down: '#9B2218', flat: '#506274' } as const;

const latin = "'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const display = "'Brygada 1918',Georgia,serif";
// Naskh alone: mail programs have no Nastaliq, and cut its lines.
const naskh = "'Hanken In Urdu','Noto Naskh Arabic','Geeza Pro',Tahoma,Arial,sans-serif";

/** @param size weight, size and line, as CSS writes them */
export function font(lang: Locale, size: string, isDisplay = false): string {
  return `font:${size} ${lang === 'ur' ? naskh : isDisplay ? display : latin}`;
}

export const cell = (style: string, content: string) => `<tr><td style="${style}">${content}</td></tr>`;

const sideOf = (lang: Locale) => (lang === 'ur' ? 'right' : 'left');

export const row = (lang: Locale, style: string, content: string) =>
  `<tr><td style="${style}" align="${sideOf(lang)}">${content}</td></tr>`;

/** @param content markup */
export const link = (url: string, content: string) =>
  `<a href="${escapeHtml(url)}" style="color:${colors.accent}">${content}</a>`;

export const isolated = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

function nameCell(lang: Locale, { name, url, note }: AlertPrice): string {
  const small = `${font(lang, lang === 'ur' ? '400 13px/22px' : '400 13px/18px')};color:${colors.text3}`;
  const style = `padding:13px 0;border-top:1px solid ${colors.line};${font(lang, '600 15px/22px')};color:${colors.text}`;
  return (
    `<td style="${style}" align="${sideOf(lang)}"><a href="${escapeHtml(url)}" style="color:${colors.text};` +
    `text-decoration:none">${isolated(name)}</a>${note ? `<br><span style="${small}">${escapeHtml(note)}</span>` : ''}</td>`
  );
}

function priceCell(lang: Locale, { nav, missing, change, remark }: AlertPrice): string {
  const style = `padding:13px 8px;border-top:1px solid ${colors.line}`;
  const small = `${font(lang, '400 12px/18px')};color:${colors.text3}`;
  const shown =
    nav === null
      ? `<span style="${font(lang, '600 15px/22px')}">${t(lang, 'none')}</span><br><span style="${small}">${isolated(missing ?? '')}</span>`
      : `<span dir="ltr" style="font:600 17px/22px ${latin}">${escapeHtml(nav)}</span>`;
  const moved = change
    ? `<br><span dir="ltr" style="font:600 13px/18px ${latin};color:${movement[change.direction]}">${escapeHtml(change.text)}</span>`
    : '';
  const said = remark ? `<br><span style="${small}">${isolated(remark)}</span>` : '';
  return `<td style="${style};color:${colors.text}" align="right">${shown}${moved}${said}</td>`;
}

function returnCell(lang: Locale, { ytd }: AlertPrice): string {
  const style = `padding:13px 0;border-top:1px solid ${colors.line};color:${colors.text}`;
  const shown = ytd
    ? `<span dir="ltr" style="font:600 15px/22px ${latin}">${escapeHtml(ytd.percent)}</span><br>` +
      `<span style="${font(lang, '400 12px/18px')};color:${colors.text3}">${escapeHtml(ytd.basis)}</span>`
    : `<span style="${font(lang, '400 13px/18px')};color:${colors.text3}">${t(lang, 'none')}</span>`;
  return `<td style="${style}" align="right" width="120">${shown}</td>`;
}

export function priceTable({ lang, prices, returns }: AlertContent): string {
  const head = (text: string, align: string, padding: string) =>
    `<th scope="col" style="padding:${padding};border-bottom:2px solid ${colors.navy};${font(lang, '600 13px/18px')};` +
    `color:${colors.text3}" align="${align}">${text}</th>`;
  const heads = [
    head(t(lang, 'fund'), sideOf(lang), '0 0 8px'),
    head(t(lang, 'nav'), 'right', '0 8px 8px'),
    ...(returns ? [head(t(lang, 'ytd'), 'right', '0 0 8px')] : []),
  ];
  const rows = prices.map(
    (price) =>
      `<tr class="price">${nameCell(lang, price)}${priceCell(lang, price)}${returns ? returnCell(lang, price) : ''}</tr>`,
  );
  return (
    `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">` +
    `<tr class="head">${heads.join('')}</tr>\n${rows.join('\n')}</table>`
  );
}
