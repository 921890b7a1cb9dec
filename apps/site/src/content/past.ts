import { createClient } from '@fundfront/api-client';
import { calls, momentHeader } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { env } from '../env.ts';

interface Past {
  token: string;
  /** Instant. */
  at: string;
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
  rendering().past = found && { token, at: found.at };
  return rendering().past;
});
