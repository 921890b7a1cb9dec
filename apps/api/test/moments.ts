import type { AnyCall } from '@fundfront/content-model/wire';
import { calls, momentHeader, type ResponseOf } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import type { Actor } from '../src/context.ts';
import { rowsOf } from '../src/db/rowsOf.ts';
import { type CallInput, pathOf, type TestApi } from './harness.ts';

/** After all that was done, and before all that will be: by the clock of the database, which keeps milliseconds. */
export async function markMoment(api: TestApi): Promise<string> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
  await pause();
  const [row] = await rowsOf<{ at: Date | string }>(api.handle.db, sql`select clock_timestamp() as at`);
  await pause();
  return new Date(row?.at ?? 0).toISOString();
}

/** A public read as it was answered then. */
export async function readAt<C extends AnyCall>(
  api: TestApi,
  as: Actor,
  at: string | { at: string; knownAt: string },
  call: C,
  input: CallInput<C> = {},
): Promise<{ status: number; headers: Headers; body: ResponseOf<C> }> {
  const { body } = await api.call(calls.openMoment, { body: typeof at === 'string' ? { at } : at }, as);
  const token = body.url.slice(body.url.lastIndexOf('/') + 1);
  const response = await api.request(pathOf(call, input.params, input.query), { headers: { [momentHeader]: token } });
  return { status: response.status, headers: response.headers, body: (await response.json()) as ResponseOf<C> };
}
