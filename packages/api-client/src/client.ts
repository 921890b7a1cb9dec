import type { AnyCall, BodyOf, ParamsOf, QueryOf, ResponseOf } from '@fundfront/content-model/wire';
import ky from 'ky';
import * as v from 'valibot';
import { ApiError, errorOf, networkError } from './apiError.ts';
import { buildUrl } from './buildUrl.ts';
import { type ProgressListener, sendWithProgress } from './sendWithProgress.ts';
import { lossOf, type SessionHooks } from './session.ts';
import { singleFlight } from './singleFlight.ts';

type Part<Key extends string, Value> = undefined extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };

export type InputOf<C extends AnyCall> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> &
  (C extends { multipart: true } ? { form: FormData } : { form?: never });

export type FetchInit = Omit<RequestInit, 'method' | 'body'> & {
  /** Milliseconds, where this call takes longer than others: an import, an upload. */
  timeout?: number;
  onProgress?: ProgressListener;
};

export interface ClientOptions {
  /** Such as `http://127.0.0.1:4000`; empty for the page's own origin. */
  prefix: string;
  fetch?: typeof globalThis.fetch;
  session?: SessionHooks;
  /** Milliseconds until a call counts as unanswered; default 10 000. */
  timeout?: number;
}

export interface Client {
  /** Throws `ApiError` for everything but a parsed answer. */
  call: <C extends AnyCall>(call: C, input: InputOf<C>, init?: FetchInit) => Promise<ResponseOf<C>>;
  /** A file. With `body` it is asked for by POST. */
  download: (path: string, init?: { body?: unknown; timeout?: number }) => Promise<Blob>;
}

const defaultTimeout = 10_000;

export function createClient(options: ClientOptions): Client {
  const { session } = options;
  const http = ky.create({
    retry: 0,
    throwHttpErrors: false,
    timeout: options.timeout ?? defaultTimeout,
    ...(options.fetch && { fetch: options.fetch }),
  });
  const refresh = session && singleFlight(session.refresh);

  type Sent = FetchInit & { method?: string; json?: unknown; body?: FormData };

  function send(url: string, { onProgress, ...init }: Sent, headers: Headers): Promise<Response> {
    const { method = 'GET', body, signal, timeout = options.timeout ?? defaultTimeout } = init;
    if (onProgress && body) return sendWithProgress(url, { method, headers, body, signal, timeout, onProgress });
    return http(url, { ...init, headers });
  }

  async function request(url: string, init: Sent) {
    const headers = new Headers(init.headers);
    const token = session?.token();
    if (token) headers.set('authorization', `Bearer ${token}`);
    const response = await send(options.prefix + url, init, headers).catch((cause: unknown) => {
      throw networkError(cause);
    });
    if (!response.ok) throw await errorOf(response);
    return response;
  }

  async function callOnce<C extends AnyCall>(
    call: C,
    input: InputOf<AnyCall>,
    init: FetchInit,
  ): Promise<ResponseOf<C>> {
    const payload = input.form ? { body: input.form } : input.body === undefined ? {} : { json: input.body };
    const url = buildUrl(call, asValues(input.params), asValues(input.query));
    const response = await request(url, { ...init, method: call.method, ...payload });
    return v.parse(call.response, await response.json());
  }

  async function withSession<T>(attempt: () => Promise<T>): Promise<T> {
    const sentToken = session?.token() ?? null;
    try {
      return await attempt();
    } catch (error) {
      if (!session || !refresh || !(error instanceof ApiError)) throw error;
      const loss = lossOf(error);
      if (loss === null) throw error;
      // Another call may have refreshed while this one was on its way: then its token is only outdated.
      const renewed = loss === 'expired' && (session.token() !== sentToken || (await refresh()));
      if (renewed) return await lastAttempt(attempt, session);
      session.lost(loss, error);
      throw error;
    }
  }

  async function lastAttempt<T>(attempt: () => Promise<T>, hooks: SessionHooks): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      const loss = error instanceof ApiError ? lossOf(error) : null;
      if (error instanceof ApiError && loss !== null) hooks.lost(loss, error);
      throw error;
    }
  }

  return {
    async call(call, input, init = {}) {
      const attempt = () => callOnce(call, input, init);
      return call.session ? attempt() : withSession(attempt);
    },
    download: (path, { body, ...init } = {}) => {
      const asked = body === undefined ? init : { ...init, method: 'POST', json: body };
      return withSession(async () => (await request(path, asked)).blob());
    },
  };
}

function asValues(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
