import type { FundRow } from './wire/fundSheet.ts';

/** What a text can show of a fund. The names are stored. */
export const fundFigureNames = ['nav', 'offer', 'redemption', 'ytd'] as const;
export type FundFigureName = (typeof fundFigureNames)[number];

/** For staff; visitors read the site's own messages. */
export const fundFigureLabels: Readonly<Record<FundFigureName, string>> = {
  nav: 'NAV',
  offer: 'Offer price',
  redemption: 'Redemption price',
  ytd: 'Return, YTD',
};

export const isFundFigureName = (name: unknown): name is FundFigureName =>
  fundFigureNames.some((each) => each === name);

export type FundFigure =
  | { kind: 'price'; value: string; date: string }
  | { kind: 'return'; value: string; date: string; basis: NonNullable<FundRow['ytd']>['basis'] };

/** With its date, and a return with its basis, which belong to it; null where none is announced. */
export function fundFigure({ price, ytd }: Pick<FundRow, 'price' | 'ytd'>, name: FundFigureName): FundFigure | null {
  if (name === 'ytd') return ytd && { kind: 'return', value: ytd.percent, date: ytd.asOf, basis: ytd.basis };
  const value = price?.[name];
  return price && value ? { kind: 'price', value, date: price.validityDate } : null;
}
