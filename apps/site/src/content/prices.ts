import { type Locale, tags as tag } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { nullIfNotFound, read } from './read.ts';

export type { DayFund, FundHistory, NavDay } from '@fundfront/content-model/wire';
export type { HistoryRow } from '@fundfront/content-model/wire/historyRows';

const tagsOf = (locale: Locale) => [tag.navs(), tag.funds(locale)];

/** Null while no fund has a price. */
export const getLatestNavDay = cache((locale: Locale) =>
  nullIfNotFound(read(calls.getPublicNavDay, { params: { day: 'latest' }, query: { locale } }, tagsOf(locale))),
);

/** The last three months. */
export const getRecentHistory = cache((locale: Locale, fundId: string) =>
  nullIfNotFound(read(calls.getFundHistory, { params: { id: fundId }, query: { locale } }, tagsOf(locale))),
);
