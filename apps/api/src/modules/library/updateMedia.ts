import { fold } from '@fundfront/content-model/fold';
import type { calls, MediaDetail, ParsedBody } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { invalidateUses } from './invalidateUses.ts';
import { changeItem, lockItem, setTags } from './queries/items.ts';
import { findFolder } from './queries/overview.ts';
import { detailOf } from './serializers.ts';

type Change = ParsedBody<typeof calls.updateMedia>;

export function mediaSearchText(parts: readonly string[]): string {
  return fold(parts.join(' '));
}

/** Throws VERSION_CONFLICT, VALIDATION (a decoration with texts, an unknown folder), NOT_FOUND. */
export async function updateMedia({
  ctx,
  input: { id, version, title, alt, decorative, focal, folder, tags },
}: {
  ctx: Ctx;
  input: { id: string } & Change;
}): Promise<MediaDetail> {
  assertCan(ctx.actor, 'media.upload');
  if (decorative && (alt.en !== '' || alt.ur !== '')) {
    const message = 'A decoration has no text. Remove the texts, or say that it is more than decoration.';
    throw new AppError('VALIDATION', message, { fields: [{ path: 'decorative', message }] });
  }
  return inTransaction(ctx, async (tx) => {
    const item = await lockItem(tx.db, id);
    if (!item) throw new AppError('NOT_FOUND', 'There is no such file in the library.');
    if (item.version !== version) {
      throw new AppError('VERSION_CONFLICT', 'Somebody else changed this file meanwhile. Look at it again first.');
    }
    if (folder !== null && !(await findFolder(tx.db, folder))) {
      const message = 'This folder is gone. Choose another.';
      throw new AppError('VALIDATION', message, { fields: [{ path: 'folder', message }] });
    }
    await changeItem(tx.db, id, {
      title,
      altEn: alt.en,
      altUr: alt.ur,
      decorative,
      focalX: focal.x,
      focalY: focal.y,
      folderId: folder,
      searchText: mediaSearchText([title, item.originalName, alt.en, alt.ur, ...tags]),
      updatedAt: tx.ports.clock.now(),
    });
    await setTags(tx.db, id, tags);
    const moved = item.focalX !== focal.x || item.focalY !== focal.y;
    if (moved) await invalidateUses(tx, id);
    await writeAudit(tx, { action: 'media.update', detail: { name: item.name, ...(moved && { focal }) } });
    return detailOf(tx, { id });
  });
}
