import { createClient } from '@fundfront/api-client';
import { calls, momentHeader } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { env } from '../env.ts';

export interface Past {
  token: string;
  /** Instant. */
  at: string;
  /** When its prices and returns were known; null for the moment itself. */
  knownAt: string | null;
  /** The last row of the audit that was written by then. */
  audit: { position: number; hash: string } | null;
}

/** One for each rendering: what one page reads never reaches another. */
const rendering = cache((): { past: Past | null } => ({ past: null }));

/** The moment that this rendering shows; null for now. */
export function pastOf(): Past | null {
  return rendering().past;
}

/** From here on this rendering reads what was public then. Null where the token is unknown or too old. */
export const enterPast = cache(async (token: string): Promise<Past | null> => {
  const api = createClient({ prefix: env().API_URL, fetch: (input, init) => fetch(input, init) });
  const read = api.call(calls.getMoment, {}, { cache: 'no-store', headers: { [momentHeader]: token } });
  const found = await read.catch(() => null);
  rendering().past = found && { token, ...found };
  return rendering().past;
});
