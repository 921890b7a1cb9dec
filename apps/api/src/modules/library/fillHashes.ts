import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { insertHash } from '../media/queries.ts';
import { sha256Of } from '../media/storeFile.ts';
import { deliverInvalidationsSoon } from '../outbox/deliverInvalidationsSoon.ts';
import { invalidateUses } from './invalidateUses.ts';
import { objectsWithoutHash } from './queries/hashes.ts';

/** Milliseconds between two files: visitors come first. */
const breath = 50;

/** A file that is missing, or is not what its name says, stays unknown to the register. */
async function hashOfStored(ctx: Ctx, object: string): Promise<string | null> {
  const bytes = await ctx.ports.files.get(object);
  const sha256 = bytes && sha256Of(bytes);
  if (sha256 && object.startsWith(`${sha256.slice(0, 32)}.`)) return sha256;
  ctx.log.warn({ file: object, missing: bytes === null }, 'a stored file is not what its name says');
  return null;
}

/** Fingerprints of files that were stored before the product kept them, for the register of documents. */
export async function fillHashes(ctx: Ctx, stopping: AbortSignal): Promise<void> {
  for (const { object, mediaIds } of await objectsWithoutHash(ctx.db)) {
    if (stopping.aborted) return;
    const sha256 = await hashOfStored(ctx, object);
    if (sha256 === null) continue;
    await inTransaction(ctx, async (tx) => {
      await insertHash(tx.db, { object, sha256 });
      for (const id of mediaIds) await invalidateUses(tx, id);
    });
    deliverInvalidationsSoon(ctx);
    await pause(breath);
  }
}
