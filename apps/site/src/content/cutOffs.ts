import { type Locale, tags as tag, tagsOfItems } from '@fundfront/content-model';
import { type CutOffs as Answer, calls } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { pastOf } from './past.ts';
import { read } from './read.ts';

export interface CutOffs extends Answer {
  /** Whether the page is of now: one of the past shows rules and no clock. */
  live: boolean;
}

export const getCutOffs = cache(async (locale: Locale): Promise<CutOffs> => {
  const tags = [...tagsOfItems('cutOff', locale), tag.funds(locale)];
  return { ...(await read(calls.getCutOffs, { query: { locale } }, tags)), live: pastOf() === null };
});
