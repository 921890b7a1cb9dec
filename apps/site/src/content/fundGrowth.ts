import { createClient } from '@fundfront/api-client';
import { calls, type GrowthPeriod } from '@fundfront/content-model/wire';
import { browserFetch } from './browserFetch.ts';

export { type FundGrowth, type GrowthPeriod, growthPeriods } from '@fundfront/content-model/wire';

const client = createClient({ prefix: '', fetch: browserFetch });

/** @param ids of at most four funds */
export function fetchGrowth(ids: readonly string[], period: GrowthPeriod, signal: AbortSignal) {
  return client.call(calls.getFundGrowth, { query: { funds: ids.join(','), period } }, { signal });
}
