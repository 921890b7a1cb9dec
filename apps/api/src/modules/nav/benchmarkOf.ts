import type { Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { liveOfIds } from '../live/queries.ts';
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
  const [found] = await liveOfIds(ctx.db, locale, 'benchmark', [benchmarkId]);
  return found ? { id: found.id, title: found.title } : null;
}
