import { createClient } from '@fundfront/api-client';
import type { Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { browserFetch } from './browserFetch.ts';

const client = createClient({ prefix: '', fetch: browserFetch });

export function fetchNavDay(locale: Locale, day: string, signal: AbortSignal) {
  return client.call(calls.getPublicNavDay, { params: { day }, query: { locale } }, { signal });
}

interface AskedHistory {
  locale: Locale;
  fundId: string;
  from: string | undefined;
  to: string | undefined;
}

export function fetchHistory({ locale, fundId, from, to }: AskedHistory, signal: AbortSignal) {
  return client.call(calls.getFundHistory, { params: { id: fundId }, query: { locale, from, to } }, { signal });
}

export function fetchFundMonth(locale: Locale, fundId: string, month: string, signal: AbortSignal) {
  return client.call(calls.getFundMonths, { params: { id: fundId }, query: { locale, month } }, { signal });
}
