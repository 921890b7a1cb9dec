import { setTimeout as pause } from 'node:timers/promises';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Ctx } from '../context.ts';
import type { Db } from './client.ts';

const attempts = 3;

/** Milliseconds. The other transaction is let through first: who starts again at once takes the same lock before it. */
const shortestPause = 20;

/** A deadlock, or a lost race: the server ended the transaction only because of another one. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '40P01' || code === '40001' || isRetryable(error.cause);
}

/** In one, another would be a savepoint. */
export const isTransaction = (db: Db): boolean => db instanceof PgTransaction;

/**
 * Reads and writes of one transaction that do not wait for each other: a server is sent all at once, each alone would take a
 * journey. All have ended when it resolves or rejects (with what failed first): a statement that came after the end of the
 * transaction would be outside of it.
 */
export async function together<Work extends readonly unknown[] | []>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  const all = Promise.all(work);
  await Promise.allSettled([...work, all]);
  return all;
}

/**
 * All or nothing. Inside, use only the given context: the embedded database has one connection, and a query beside the
 * transaction would wait for it forever. `work` is run again when two transactions block each other, so it must change
 * nothing but the database.
 */
export async function inTransaction<Result>(ctx: Ctx, work: (tx: Ctx) => Promise<Result>): Promise<Result> {
  const run = () => ctx.db.transaction((db) => work({ ...ctx, db }));
  // The outer one has to start again.
  if (isTransaction(ctx.db)) return run();
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      await pause(shortestPause * attempt * (1 + Math.random()));
    }
  }
  return run();
}
