import { ApiError, createClient, type InputOf } from '@fundfront/api-client';
import type { AnyCall, ResponseOf } from '@fundfront/content-model/wire';
import { env } from '../env.ts';

/** Seconds after which a read is repeated even if no word of a change arrived. */
const revalidateSeconds = 300;

// A wrapper, so that the fetch is looked up when it is needed: the framework puts its caching one in place late.
const api = () => createClient({ prefix: env().API_URL, fetch: (input, init) => fetch(input, init) });

/** A read that stays cached until one of its tags is cleared. */
export function read<C extends AnyCall>(call: C, input: InputOf<C>, tags: string[]): Promise<ResponseOf<C>> {
  return api().call(call, input, { cache: 'force-cache', next: { tags, revalidate: revalidateSeconds } });
}

/** A read of what no visitor shares with another. */
export function readFresh<C extends AnyCall>(call: C, input: InputOf<C>): Promise<ResponseOf<C>> {
  return api().call(call, input, { cache: 'no-store' });
}

/** The answer, or null where the API says that there is none. Other errors pass: they must never become a page. */
export async function nullIfNotFound<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
