import type { PGlite } from '@electric-sql/pglite';
import type { PoolClient } from 'pg';

/** Called as a statement begins, with its text, in which parameters are numbers. @returns called as it ends */
export type ObserveStatement = (text: string) => () => void;

export type Query = (...args: never[]) => unknown;

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  if (typeof query === 'object' && query !== null && 'text' in query) return String(query.text);
  return 'other';
}

function observed<Q extends Query>(query: Q, observe: ObserveStatement): Q {
  return new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const end = observe(textOf(args[0]));
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const ended = (...results: unknown[]) => {
          end();
          return Reflect.apply(callback, undefined, results);
        };
        return Reflect.apply(target, self, [...args.slice(0, -1), ended]);
      }
      const result: unknown = Reflect.apply(target, self, args);
      if (result instanceof Promise) result.then(end, end);
      return result;
    },
  });
}

export function observeClient(client: PoolClient, observe: ObserveStatement): void {
  client.query = observed(client.query, observe);
}

/** Those within its transactions, too. The time includes what each waits for its turn. */
export function observePglite(client: PGlite, observe: ObserveStatement): void {
  wrapQueries(client, (query) => observed(query, observe));
}

export function wrapQueries(client: PGlite, wrap: <Q extends Query>(query: Q) => Q): void {
  client.query = wrap(client.query);
  const begin = client.transaction.bind(client);
  client.transaction = (work) =>
    begin((transaction) => {
      transaction.query = wrap(transaction.query);
      return work(transaction);
    });
}
