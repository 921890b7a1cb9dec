import type { ContentTypeName, Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { updateLivePaths } from '../paths/updateLivePaths.ts';
import { checkTreePosition } from './checkTreePosition.ts';
import { baseRowOf, entryOf } from './entryDetail.ts';
import { assertCanManage } from './guard.ts';
import { type Entry, lockPublic, siblings, updateEntry } from './queries/entries.ts';
import { rowsOf } from './queries/rows.ts';
import { subtreeRows } from './queries/tree.ts';
import { siteInvalidation } from './siteInvalidation.ts';
import { typeOfEntry } from './typeOf.ts';

interface MoveInput {
  type: ContentTypeName;
  id: string;
  parentId: string | null;
  after: string | null;
}

function refuse(message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path: '', message }] });
}

async function reorder(tx: Ctx, entry: Entry, { parentId, after }: MoveInput): Promise<void> {
  const others = (await siblings(tx.db, entry.type, parentId)).filter(({ id }) => id !== entry.id);
  const index = after === null ? 0 : others.findIndex(({ id }) => id === after) + 1;
  if (after !== null && index === 0) refuse('The place chosen does not exist any more');
  const order = others.toSpliced(index, 0, entry);
  for (const [position, { id, sort }] of order.entries()) {
    if (id === entry.id) await updateEntry(tx.db, id, { parentId, sort: position + 1 });
    else if (sort !== position + 1) await updateEntry(tx.db, id, { sort: position + 1 });
  }
}

/** Throws VALIDATION for a position that the tree does not allow, ADDRESS_TAKEN, NOT_FOUND. */
export async function moveEntry({ ctx, input }: { ctx: Ctx; input: MoveInput }): Promise<{ ok: true }> {
  assertCanManage(ctx.actor, 'content.publish', input.type);
  return inTransaction(ctx, async (tx) => {
    await lockPublic(tx.db);
    const entry = await entryOf(tx, input, { lock: true });
    const type = typeOfEntry(entry);
    if (!type.tree) refuse(`${type.labels.many} have no order of their own`);
    const below = await subtreeRows(tx.db, entry.id);
    if (below.some(({ id }) => id === input.parentId)) refuse('Nothing can lie below itself');
    const rows = await rowsOf(tx.db, entry.id);
    await checkTreePosition(tx, {
      type,
      parentId: input.parentId,
      locale: entry.baseLocale,
      data: baseRowOf(entry, rows).data,
      levelsBelow: Math.max(0, ...below.map(({ depth }) => depth)),
    });
    await reorder(tx, entry, input);
    const moved = { ...entry, parentId: input.parentId };
    const pathChanges = await updateLivePaths(tx, { entry: moved, type });
    const languages: Locale[] = [
      ...new Set(below.filter(({ liveSlug }) => liveSlug !== null).map(({ locale }) => locale)),
    ];
    if (languages.length > 0) {
      await enqueue(tx, {
        topic: 'site',
        payload: siteInvalidation({ entry: moved, type, languages, slugs: {}, pathChanges }),
      });
    }
    await writeAudit(tx, {
      action: 'content.move',
      type: type.name,
      entryId: entry.id,
      detail: { from: entry.parentId, to: input.parentId, after: input.after },
    });
    return { ok: true };
  });
}
