import { homeAddress, type Locale, locales, publicPath } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { addressesOf } from '../address/queries.ts';
import { publishVersion } from '../content/publishVersion.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { trashEntry } from '../content/trashEntry.ts';
import { type Current, currentEntries } from './queries.ts';

/** Where visitors of a sample fund's address are sent instead: its category's page, in the same language. */
type Ways = Map<string, string>;

async function waysFrom(ctx: Ctx, samples: readonly Current[]): Promise<Ways> {
  const ways: Ways = new Map();
  for (const { id, data } of samples) {
    const category = typeof data.category === 'string' ? await addressesOf(ctx.db, [data.category]) : [];
    const to = (locale: Locale) => {
      const target = category.find((place) => place.locale === locale && place.role === 'canonical');
      return publicPath(locale, target?.address ?? homeAddress);
    };
    const own = await addressesOf(ctx.db, [id]);
    for (const { locale, address } of own) ways.set(publicPath(locale, address), to(locale));
    // A menu in Urdu may lead to a fund by its English address.
    for (const locale of locales)
      for (const { address } of own) {
        const path = publicPath(locale, address);
        if (!ways.has(path)) ways.set(path, to(locale));
      }
  }
  return ways;
}

/** Menu items that led to a sample fund lead to its category: a menu must not end in nothing. */
async function repointMenus(ctx: Ctx, ways: Ways): Promise<void> {
  for (const item of await currentEntries(ctx.db, 'menuItem')) {
    const to = ways.get(String(item.data.url));
    if (to === undefined) continue;
    const key = { type: 'menuItem', id: item.id, locale: item.locale } as const;
    await saveEntry({ ctx, input: { ...key, version: item.version, data: { ...item.data, url: to } } });
    if (item.liveVersion === item.version) {
      await publishVersion({ ctx, input: { ...key, version: item.version + 1 } });
    }
  }
}

/** Puts the sample funds into the trash, so that their addresses are free. Prices stay with them. */
export async function trashSampleFunds(ctx: Ctx, samples: readonly Current[]): Promise<void> {
  const ways = await waysFrom(ctx, samples);
  for (const { id } of samples) await trashEntry({ ctx, input: { type: 'fund', id } });
  await repointMenus(ctx, ways);
}

/** Sample categories that no fund is in any more go the same way. */
export async function trashEmptySampleCategories(ctx: Ctx): Promise<void> {
  const used = new Set((await currentEntries(ctx.db, 'fund')).map(({ data }) => data.category));
  for (const { id, sample } of await currentEntries(ctx.db, 'fundCategory')) {
    if (sample && !used.has(id)) await trashEntry({ ctx, input: { type: 'fundCategory', id } });
  }
}
