import type { Ctx } from '../context.ts';

/**
 * Runs `work` in a transaction: all of it is kept, or nothing. Inside, use only the given context: the embedded database
 * has one connection, and a query beside the transaction would wait for it forever.
 */
export function inTransaction<Result>(ctx: Ctx, work: (tx: Ctx) => Promise<Result>): Promise<Result> {
  return ctx.db.transaction((db) => work({ ...ctx, db }));
}
