import type { Locale } from '@fundfront/content-model';
import {
  type FundFigure,
  type FundFigureName,
  fundFigure,
  isFundFigureName,
} from '@fundfront/content-model/fundFigures';
import { formatDate, formatPercent, formatPrice, type Messages, messagesOf } from '../../i18n/index.ts';
import { getNavBoard, type NavBoard } from '../site.ts';

const emptyFigure = /<span\b([^>]*\sdata-fund-figure="([a-z]+)"[^>]*)><\/span>/g;

export const hasFigure = (html: string) => html.includes('data-fund-figure="');

const shownValue = ({ kind, value }: FundFigure) => (kind === 'price' ? formatPrice(value) : formatPercent(value));

function noteOf(locale: Locale, messages: Messages, name: FundFigureName, figure: FundFigure): string {
  const labels = messages.reading.figures;
  const date = formatDate(locale, figure.date);
  if (figure.kind === 'price') return labels.priceNote(labels.names[name], date);
  return labels.returnNote(labels.names[name], messages.basis[figure.basis], date);
}

function disclaimerOf({ disclaimer, fund, stop }: Messages): string {
  return `<p><small><strong>${fund.disclaimer}${stop}</strong> ${disclaimer.join(' ')}</small></p>`;
}

function withFigures(html: string, locale: Locale, board: NavBoard): string {
  const messages = messagesOf(locale);
  const labels = messages.reading.figures;
  let hasReturn = false;
  const filled = html.replace(emptyFigure, (whole, attributes: string, name: string) => {
    if (!isFundFigureName(name)) return whole;
    const id = /\sdata-entry="([^"]+)"/.exec(attributes)?.[1];
    const row = board.funds.find((fund) => fund.id === id);
    const figure = row ? fundFigure(row, name) : null;
    hasReturn ||= figure?.kind === 'return';
    const shown = figure
      ? `<strong><bdi dir="ltr">${shownValue(figure)}</bdi></strong> <small>(${noteOf(locale, messages, name, figure)})</small>`
      : `— <small>(${labels.none(labels.names[name])})</small>`;
    return `<span${attributes}>${shown}</span>`;
  });
  return hasReturn ? filled + disclaimerOf(messages) : filled;
}

/**
 * Each figure as announced now (or at the moment that is shown), never without its date; a return never without basis
 * and disclaimer. Where none is announced stands a dash that says so. The read carries the tags of prices, so that the
 * page is rendered anew with the next one.
 */
export async function figureFiller(locale: Locale): Promise<(html: string) => string> {
  const board = await getNavBoard(locale);
  return (html) => (hasFigure(html) ? withFigures(html, locale, board) : html);
}
