import { defaultLocale, type Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { liveOfType } from '../live/queries.ts';
import { fundTerms } from '../returns/queries.ts';

export interface Benchmark {
  id: string;
  /** In the language, else in English. */
  title: string;
}

/** What the fund is compared with; null where nothing is, or the benchmark is not public. */
export async function benchmarkOf(ctx: Ctx, locale: Locale, fundId: string): Promise<Benchmark | null> {
  const [terms] = await fundTerms(ctx.db, [fundId]);
  const benchmarkId = terms?.benchmarkId ?? null;
  if (benchmarkId === null) return null;
  const languages = locale === defaultLocale ? [locale] : [locale, defaultLocale];
  for (const language of languages) {
    const found = (await liveOfType(ctx.db, language, 'benchmark')).find(({ id }) => id === benchmarkId);
    if (found) return { id: found.id, title: found.title };
  }
  return null;
}
