import { defaultLocale, type EntryData, type Locale, publicPath } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { liveData } from '../live/liveData.ts';
import { type LiveRow, liveOfType } from '../live/queries.ts';

export interface LiveItem {
  id: string;
  slug: string;
  title: string;
  /** Below `/ur` also where the page exists in English only (it says so there). */
  path: string;
  data: EntryData;
}

function itemOf(row: LiveRow, locale: Locale): LiveItem[] {
  if (row.path === null) return [];
  const { id, slug, title, path } = row;
  return [{ id, slug, title, path: publicPath(locale, path), data: liveData(row) }];
}

/**
 * An entry without a row in the language is listed in English: a board of prices without untranslated funds would
 * mislead.
 */
export async function liveItems(ctx: Ctx, locale: Locale, type: 'fund' | 'fundCategory'): Promise<LiveItem[]> {
  const own = await liveOfType(ctx.db, locale, type);
  if (locale === defaultLocale) return own.flatMap((row) => itemOf(row, locale));
  const translated = new Set(own.map((row) => row.id));
  const others = (await liveOfType(ctx.db, defaultLocale, type)).filter((row) => !translated.has(row.id));
  return [...own, ...others].flatMap((row) => itemOf(row, locale));
}
