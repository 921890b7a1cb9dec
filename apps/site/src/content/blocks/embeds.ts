import type { Locale } from '@fundfront/content-model';
import { embedOf } from '@fundfront/content-model/embeds';
import { escapeHtml } from '@fundfront/content-model/escapeHtml';
import { htmlToLine } from '@fundfront/content-model/htmlToText';
import { messagesOf } from '../../i18n/index.ts';

const embed = /<div\b([^>]*\sdata-embed="([^"]+)"[^>]*)>((?:(?!<\/?div\b)[\s\S])*)<\/div>/g;

export const hasEmbed = (html: string) => html.includes('data-embed="');

/** Each embed as a link to where it is shown; the page's script puts a button beside it, and nothing is loaded before. */
export function fillEmbeds(html: string, locale: Locale): string {
  const messages = messagesOf(locale).reading.embeds;
  return html.replace(embed, (whole, attributes: string, value: string, words: string) => {
    const found = embedOf(value);
    if (!found) return whole;
    const { provider, id } = found;
    const note = messages.on[provider.kind](provider.label);
    const title = htmlToLine(words) || note;
    const link = `<a href="${escapeHtml(provider.pageUrl(id))}" rel="noopener noreferrer">${escapeHtml(title)}</a>`;
    return `<div${attributes}>${link} <small>${escapeHtml(note)}</small></div>`;
  });
}
