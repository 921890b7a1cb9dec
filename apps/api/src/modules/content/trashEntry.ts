import { type ContentTypeName, contentType, limits } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { raiseEvent } from '../webhooks/raiseEvent.ts';
import { checkAddresses } from './checkAddress.ts';
import { baseRowOf, entryOf } from './entryDetail.ts';
import { assertCanManage } from './guard.ts';
import { type Entry, entriesById, findTrashedEntry, lockPublic, purge, updateEntry } from './queries/entries.ts';
import { wasPublic } from './queries/publications.ts';
import { findChild } from './queries/references.ts';
import { rowsOf } from './queries/rows.ts';
import { assertCanTrash } from './removalGuards.ts';
import { typeByName, typeOfEntry } from './typeOf.ts';
import { unpublishLocales } from './unpublishEntry.ts';

interface EntryInput {
  type: ContentTypeName;
  id: string;
}

const dayMs = 86_400_000;

async function note(tx: Ctx, action: string, entry: Entry): Promise<void> {
  const { title } = baseRowOf(entry, await rowsOf(tx.db, entry.id));
  await writeAudit(tx, { action, type: entry.type, entryId: entry.id, detail: { title } });
}

/** Within a transaction that holds the lock of everything public. Its versions stay. Throws IN_USE. */
export async function moveToTrash(tx: Ctx, entry: Entry): Promise<void> {
  await assertCanTrash(tx, entry, typeOfEntry(entry));
  const rows = await rowsOf(tx.db, entry.id);
  const live = rows.filter(({ liveVersion }) => liveVersion !== null).map(({ locale }) => locale);
  if (live.length > 0) await unpublishLocales(tx, entry, live);
  await updateEntry(tx.db, entry.id, { trashedAt: tx.ports.clock.now() });
  await note(tx, 'content.trash', entry);
  await raiseEvent(tx, { event: 'content.trashed', data: { id: entry.id, type: typeByName(entry.type) } });
}

/** Throws IN_USE naming what needs it. */
export async function trashEntry({ ctx, input }: { ctx: Ctx; input: EntryInput }): Promise<{ ok: true }> {
  assertCanManage(ctx.actor, 'content.delete', input.type, contentType(input.type).locales);
  return inTransaction(ctx, async (tx) => {
    await lockPublic(tx.db);
    await moveToTrash(tx, await entryOf(tx, input, { lock: true }));
    return { ok: true };
  });
}

async function trashedEntryOf(tx: Ctx, { type, id }: EntryInput): Promise<Entry> {
  const entry = await findTrashedEntry(tx.db, id);
  if (entry?.type !== type) throw new AppError('NOT_FOUND', 'This is not in the trash.');
  return entry;
}

async function assertParentIsThere(tx: Ctx, { parentId }: Entry): Promise<void> {
  const parent = parentId === null ? undefined : (await entriesById(tx.db, [parentId])).get(parentId);
  if (!parent?.trashedAt) return;
  const { title } = baseRowOf(parent, await rowsOf(tx.db, parent.id));
  throw new AppError('IN_USE', `It lies below “${title}”, which is in the trash too. Restore that first.`);
}

/** Nothing of it is live before it is published again. Throws ADDRESS_TAKEN, IN_USE while its parent is in the trash. */
export async function restoreEntry({ ctx, input }: { ctx: Ctx; input: EntryInput }): Promise<{ ok: true }> {
  assertCanManage(ctx.actor, 'content.delete', input.type, contentType(input.type).locales);
  return inTransaction(ctx, async (tx) => {
    await lockPublic(tx.db);
    const entry = await trashedEntryOf(tx, input);
    await assertParentIsThere(tx, entry);
    await checkAddresses(tx, entry, typeOfEntry(entry));
    await updateEntry(tx.db, entry.id, { trashedAt: null });
    await note(tx, 'content.untrash', entry);
    return { ok: true };
  });
}

/** Throws IN_USE for what lies there too short, was once public, or has something below it. */
export async function purgeEntry({ ctx, input }: { ctx: Ctx; input: EntryInput }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'content.purge');
  return inTransaction(ctx, async (tx) => {
    const entry = await trashedEntryOf(tx, input);
    if (await wasPublic(tx.db, entry.id)) {
      throw new AppError('IN_USE', 'The public saw this once, so it is kept as a record. It stays in the trash.');
    }
    const since = tx.ports.clock.now().getTime() - (entry.trashedAt?.getTime() ?? 0);
    if (since < limits.trashDays * dayMs) {
      const days = Math.ceil((limits.trashDays * dayMs - since) / dayMs);
      throw new AppError(
        'IN_USE',
        `It can be deleted for ever after ${limits.trashDays} days in the trash: in ${days}.`,
      );
    }
    if (await findChild(tx.db, entry.id, { trashed: true })) {
      throw new AppError('IN_USE', 'Something in the trash lies below it. Delete that first.');
    }
    await note(tx, 'content.purge', entry);
    await purge(tx.db, entry.id);
    return { ok: true };
  });
}
