import { directionOf, type Locale } from '@fundfront/content-model';
import type { AlertMail } from '../../db/schema/index.ts';
import { isolateLtr, isolateText } from '../mail/bidiIsolate.ts';
import { escapeHtml } from '../mail/renderMail.ts';
import type { AlertContent, AlertPrice } from './alertContent.ts';
import { cell, colors, font, isolated, link, priceTable, row } from './mailParts.ts';
import { t } from './messages/index.ts';

const phone =
  '@media (max-width:480px){.price{display:grid!important;grid-template-columns:1fr auto}' +
  '.price td{display:block!important;width:auto!important}.price td:first-child{grid-row:1/3}' +
  '.price td+td+td{border-top:0!important;padding-top:0!important}.head th+th+th{display:none!important}}';

function header({ lang, sender, kind }: AlertContent): string {
  const [start, end] = lang === 'ur' ? ['right', 'left'] : ['left', 'right'];
  return (
    `<tr><td style="padding:22px 32px;background:${colors.navy}"><table role="presentation" width="100%" cellpadding="0" ` +
    `cellspacing="0" border="0"><tr><td style="${font(lang, '500 19px/26px', true)};color:#FFFFFF" align="${start}">` +
    `${escapeHtml(sender)}</td><td style="${font(lang, '400 13px/20px')};color:#C2D2DF" align="${end}">` +
    `${escapeHtml(kind)}</td></tr></table></td></tr>`
  );
}

function actionOf({ lang, action }: AlertContent): string {
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${colors.accent};` +
    `border-radius:6px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:13px 24px;` +
    `${font(lang, '600 15px/24px')};color:#FFFFFF;text-decoration:none">${escapeHtml(action.label)}</a></td></tr></table>`
  );
}

function htmlOf(content: AlertContent): string {
  const { lang, sample, subject, heading, lead, prices, disclaimer } = content;
  const ur = lang === 'ur';
  const small = font(lang, ur ? '400 14px/26px' : '400 13px/20px');
  const attributes = `lang="${lang}" dir="${directionOf(lang)}"`;
  const strip = `padding:9px 32px;background:${colors.sample};${font(lang, '600 12px/18px')};color:${colors.sampleText}`;
  const blocks = [
    ...(sample ? [`<tr><td style="${strip}" align="center">${t(lang, 'sample')}</td></tr>`] : []),
    header(content),
    row(
      lang,
      `padding:32px 32px 4px;${font(lang, ur ? '500 27px/48px' : '500 30px/36px', true)};color:${colors.text}`,
      heading.map(escapeHtml).join('<br>'),
    ),
    row(
      lang,
      `padding:0 32px 20px;${font(lang, ur ? '400 16px/28px' : '400 15px/24px')};color:${colors.text2}`,
      lead.map(escapeHtml).join('<br>'),
    ),
    ...(prices.length > 0 ? [cell('padding:0 32px', priceTable(content))] : []),
    row(lang, 'padding:26px 32px 30px', actionOf(content)),
    ...(disclaimer
      ? [
          row(
            lang,
            `padding:18px 32px;background:${colors.sunken};${small};color:${colors.text}`,
            t(lang, 'disclaimer'),
          ),
        ]
      : []),
  ];
  return (
    `<!doctype html>\n<html ${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,` +
    `initial-scale=1"><title>${escapeHtml(subject)}</title><style>${phone}</style></head>\n` +
    `<body ${attributes} style="margin:0;padding:0;background:${colors.page}"><table role="presentation" width="600" ` +
    `align="center" cellpadding="0" cellspacing="0" border="0" ${attributes} style="width:600px;max-width:100%;` +
    `background:#FFFFFF;border-collapse:collapse;margin:0 auto">\n${blocks.join('\n')}\n`
  );
}

function priceText(lang: Locale, { name, note, nav, missing, change, remark, ytd }: AlertPrice): string {
  const ltr = (text: string) => (lang === 'ur' ? isolateLtr(text) : text);
  const price = nav === null ? `${t(lang, 'none')} (${missing ?? ''})` : ltr(nav);
  const figures = [
    `${t(lang, 'nav')}: ${price}${change ? ` ${ltr(change.text)}` : ''}`,
    ...(remark ? [remark] : []),
    ...(ytd ? [`${t(lang, 'ytd')}: ${ltr(ytd.percent)} ${ytd.basis}`] : []),
  ];
  return [lang === 'ur' ? isolateText(name) : name, ...(note ? [note] : []), ...figures].join('\n  ');
}

/** Every value is escaped. What belongs to one subscriber is added by {@link addressedTo}. */
export function renderAlert(content: AlertContent): AlertMail {
  const { lang, sample, sender, kind, subject, heading, lead, prices, action, disclaimer } = content;
  const text = [
    ...(sample ? [t(lang, 'sample')] : []),
    `${sender}, ${kind}`,
    heading.join(' '),
    lead.join('\n'),
    ...prices.map((price) => priceText(lang, price)),
    `${action.label}:\n${action.url}`,
    ...(disclaimer ? [t(lang, 'disclaimer')] : []),
  ];
  return { subject, html: htmlOf(content), text: `${text.filter(Boolean).join('\n\n')}\n\n` };
}

interface Receiver {
  lang: Locale;
  /** Formatted; null where the mail is shown to staff. */
  since: string | null;
  manage: string;
  stop: string;
  other: string;
}

/** The end of the mail, which differs from subscriber to subscriber. */
export function addressedTo(mail: AlertMail, { lang, since, manage, stop, other }: Receiver): AlertMail {
  const asked = since === null ? t(lang, 'asked') : t(lang, 'since', { day: since });
  const links = [
    { label: t(lang, 'manage'), url: manage },
    { label: t(lang, 'stop'), url: stop },
    { label: t(lang, 'other'), url: other },
  ];
  const end = row(
    lang,
    `padding:20px 32px 32px;${font(lang, lang === 'ur' ? '400 14px/28px' : '400 13px/22px')};color:${colors.text3}`,
    `${escapeHtml(asked)}<br>${links.map(({ label, url }) => link(url, isolated(label))).join(' &nbsp;·&nbsp; ')}`,
  );
  const text = [`-- \n${asked}`, ...links.map(({ label, url }) => `${label}:\n${url}`)].join('\n\n');
  return { subject: mail.subject, html: `${mail.html}${end}\n</table></body></html>\n`, text: `${mail.text}${text}\n` };
}
