import {
  type FundFigureName,
  fundFigure,
  fundFigureLabels,
  isFundFigureName,
} from '@fundfront/content-model/fundFigures';
import type { FundRow } from '@fundfront/content-model/wire';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export const fundName = ({ title, subFund }: Pick<FundRow, 'title' | 'subFund'>) =>
  subFund ? `${title} · ${subFund}` : title;

interface Described {
  label: string;
  fund: string;
  /** As announced; a dash for none. */
  value: string;
  /** Date, and the basis of a return; what the page says where there is no figure. */
  note: string;
}

/** A figure of the text, in the words of staff. `row` is undefined for a fund that is not on the site. */
export function describeFigure(name: unknown, row: FundRow | undefined): Described {
  const known: FundFigureName = isFundFigureName(name) ? name : 'nav';
  const label = fundFigureLabels[known];
  const fund = row ? fundName(row) : 'a fund that is not on the site';
  const figure = row ? fundFigure(row, known) : null;
  if (!figure) return { label, fund, value: '—', note: 'not announced' };
  const date = dayFormat.format(new Date(figure.date));
  if (figure.kind === 'price') return { label, fund, value: figure.value, note: date };
  return { label, fund, value: `${figure.value}%`, note: `${figure.basis}, ${date}` };
}
