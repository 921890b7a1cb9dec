import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { deleteFolder, findFolder, folderNamed, insertFolder, renameFolder } from './queries/overview.ts';

interface Folder {
  id: string;
  name: string;
}

function nameTaken(name: string): AppError {
  const message = `There is a folder “${name}” already. Choose another name.`;
  return new AppError('VALIDATION', message, { fields: [{ path: 'name', message }] });
}

async function lockedFolder(tx: Ctx, id: string): Promise<Folder> {
  const folder = await findFolder(tx.db, id);
  if (!folder) throw new AppError('NOT_FOUND', 'There is no such folder.');
  return folder;
}

export async function createMediaFolder({ ctx, input }: { ctx: Ctx; input: { name: string } }): Promise<Folder> {
  assertCan(ctx.actor, 'media.upload');
  return inTransaction(ctx, async (tx) => {
    const folder = await insertFolder(tx.db, input.name);
    if (!folder) throw nameTaken(input.name);
    await writeAudit(tx, { action: 'media.folder', detail: { name: folder.name } });
    return folder;
  });
}

export async function renameMediaFolder({ ctx, input }: { ctx: Ctx; input: Folder }): Promise<Folder> {
  assertCan(ctx.actor, 'media.upload');
  return inTransaction(ctx, async (tx) => {
    const { name: from } = await lockedFolder(tx, input.id);
    const held = await folderNamed(tx.db, input.name);
    if (held && held.id !== input.id) throw nameTaken(input.name);
    await renameFolder(tx.db, input.id, input.name);
    await writeAudit(tx, { action: 'media.folder', detail: { name: input.name, from } });
    return input;
  });
}

export async function deleteMediaFolder({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'media.upload');
  return inTransaction(ctx, async (tx) => {
    const { name } = await lockedFolder(tx, input.id);
    await deleteFolder(tx.db, input.id);
    await writeAudit(tx, { action: 'media.folder', detail: { removed: name } });
    return { ok: true };
  });
}
