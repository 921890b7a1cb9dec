import { ApiError, createClient, type InputOf } from '@fundfront/api-client';
import { type AnyCall, momentHeader, type ResponseOf } from '@fundfront/content-model/wire';
import { env } from '../env.ts';
import { pastOf } from './past.ts';

/** Seconds after which a read is repeated even without a message of a change. */
const revalidateSeconds = 300;

// Looked up at each call: the framework replaces fetch with its caching one late.
const api = () => createClient({ prefix: env().API_URL, fetch: (input, init) => fetch(input, init) });

export function read<C extends AnyCall>(call: C, input: InputOf<C>, tags: string[]): Promise<ResponseOf<C>> {
  const past = pastOf();
  if (past) return api().call(call, input, { cache: 'no-store', headers: { [momentHeader]: past.token } });
  return api().call(call, input, { cache: 'force-cache', next: { tags, revalidate: revalidateSeconds } });
}

export function readFresh<C extends AnyCall>(call: C, input: InputOf<C>): Promise<ResponseOf<C>> {
  return api().call(call, input, { cache: 'no-store' });
}

/** Other errors pass: they must never become a page. */
export async function nullIfNotFound<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
