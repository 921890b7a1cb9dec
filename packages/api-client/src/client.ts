import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from '@fundfront/content-model/wire';
import ky from 'ky';
import * as v from 'valibot';
import { addressOf } from './address.ts';
import { ApiError, errorOf, unreachable } from './apiError.ts';
import { onceAtATime } from './onceAtATime.ts';
import { isSessionCall, lossOf, type SessionHooks } from './session.ts';

type Part<Key extends string, Value> = undefined extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };

/** What a call needs, by its declaration: only the parts that it has. */
export type InputOf<C extends AnyCall> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> &
  (C extends { multipart: true } ? { form: FormData } : { form?: never });

/** Options of the fetch itself, such as Next's `next: { tags }`, a signal or headers. */
export type FetchInit = Omit<RequestInit, 'method' | 'body'> & {
  next?: { tags?: string[]; revalidate?: number | false };
  /** Milliseconds for this call alone, where it takes longer than others: an import, an upload. */
  timeout?: number;
};

export interface ClientOptions {
  /** Origin of the API such as `http://127.0.0.1:4000`; empty for the page's own. */
  prefix: string;
  fetch?: typeof globalThis.fetch;
  session?: SessionHooks;
  /** Milliseconds until a call counts as unanswered; default 10 000. */
  timeout?: number;
}

export interface Client {
  /** Makes a call and answers its parsed answer; throws `ApiError` for everything else. */
  call: <C extends AnyCall>(call: C, input: InputOf<C>, init?: FetchInit) => Promise<AnswerOf<C>>;
}

/** A typed client over the calls that content-model declares. */
export function createClient(options: ClientOptions): Client {
  const { session } = options;
  const http = ky.create({
    retry: 0,
    throwHttpErrors: false,
    timeout: options.timeout ?? 10_000,
    ...(options.fetch && { fetch: options.fetch }),
  });
  const refresh = session && onceAtATime(session.refresh);

  async function send(call: AnyCall, input: InputOf<AnyCall>, init: FetchInit): Promise<unknown> {
    const headers = new Headers(init.headers);
    const token = session?.token();
    if (token) headers.set('authorization', `Bearer ${token}`);
    const payload = input.form ? { body: input.form } : input.body === undefined ? {} : { json: input.body };
    const address = options.prefix + addressOf(call, asValues(input.params), asValues(input.query));
    const response = await http(address, { ...init, method: call.method, headers, ...payload }).catch(
      (cause: unknown) => {
        throw unreachable(cause);
      },
    );
    if (!response.ok) throw await errorOf(response);
    return v.parse(call.answer, await response.json());
  }

  async function sendWithSession(call: AnyCall, input: InputOf<AnyCall>, init: FetchInit): Promise<unknown> {
    const sentToken = session?.token() ?? null;
    try {
      return await send(call, input, init);
    } catch (error) {
      if (!session || !refresh || !(error instanceof ApiError) || isSessionCall(call)) throw error;
      const loss = lossOf(error);
      if (loss === null) throw error;
      // Another call may have refreshed while this one was on its way: then its token is simply old.
      const renewed = loss === 'expired' && (session.token() !== sentToken || (await refresh()));
      if (renewed) return await retry(call, input, init, session);
      session.lost(loss, error);
      throw error;
    }
  }

  async function retry(call: AnyCall, input: InputOf<AnyCall>, init: FetchInit, hooks: SessionHooks): Promise<unknown> {
    try {
      return await send(call, input, init);
    } catch (error) {
      const loss = error instanceof ApiError ? lossOf(error) : null;
      if (error instanceof ApiError && loss !== null) hooks.lost(loss, error);
      throw error;
    }
  }

  return {
    call: async (call, input, init = {}) => (await sendWithSession(call, input, init)) as AnswerOf<typeof call>,
  };
}

function asValues(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
