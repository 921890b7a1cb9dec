import type { Ctx, PastMoment } from '../../context.ts';
import { turnBack } from './queries.ts';

/**
 * Answers the public's queries as they would have been answered then, by the same code: within this transaction their
 * tables are the views of the schema `as_of`. Files of the library are today's. Use only the given context.
 */
export function atMoment<Result>(ctx: Ctx, past: PastMoment, work: (then: Ctx) => Promise<Result>): Promise<Result> {
  const clock = { now: () => new Date(past.at) };
  return ctx.db.transaction(
    async (db) => {
      await turnBack(db, past);
      return work({ ...ctx, past, db, ports: { ...ctx.ports, clock } });
    },
    { accessMode: 'read only' },
  );
}
