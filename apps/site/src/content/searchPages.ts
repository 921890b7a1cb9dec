import { createClient } from '@fundfront/api-client';
import type { Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { browserFetch } from './browserFetch.ts';

const client = createClient({ prefix: '', fetch: browserFetch });

export function searchPages(search: string, lang: Locale, signal: AbortSignal) {
  return client.call(calls.searchPages, { body: { search, lang } }, { signal });
}
