import { type Locale, tags as tag, tagsOfItems } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { nullIfNotFound, read } from './read.ts';

export type { FundMonth, FundMonths, FundPayout, FundPayouts } from '@fundfront/content-model/wire';

const tagsOfMonths = (locale: Locale) => [
  ...tagsOfItems('fundInvestment', locale),
  ...tagsOfItems('expenseRatio', locale),
  tag.funds(locale),
];

/** With the investments of the latest month; null for a fund that is not public yet. */
export const getFundMonths = cache((locale: Locale, fundId: string) =>
  nullIfNotFound(read(calls.getFundMonths, { params: { id: fundId }, query: { locale } }, tagsOfMonths(locale))),
);

/** Null for a fund that is not public yet. */
export const getFundPayouts = cache((locale: Locale, fundId: string) =>
  nullIfNotFound(
    read(calls.getFundPayouts, { params: { id: fundId }, query: { locale } }, [tag.navs(), tag.funds(locale)]),
  ),
);
