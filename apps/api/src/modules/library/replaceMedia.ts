import type { MediaDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { readAnyUpload, type Upload } from '../media/readUpload.ts';
import { type NewFile, putObject } from '../media/storeFile.ts';
import { deliverInvalidationsSoon } from '../outbox/deliverInvalidationsSoon.ts';
import { invalidateUses } from './invalidateUses.ts';
import { changeItem, deleteText, lockItem } from './queries/items.ts';
import type { MediaRow } from './queries/processing.ts';
import { detailOf } from './serializers.ts';

const isImage = (mediaType: string) => mediaType.startsWith('image/');

/** Pages that show a picture hold no document, and a link to a PDF must not open a table. */
function assertSameKind(item: MediaRow, { mediaType }: NewFile): void {
  if (mediaType === item.mediaType || (isImage(mediaType) && isImage(item.mediaType))) return;
  const wanted = isImage(item.mediaType) ? 'a picture' : `of the same kind, ${item.mediaType}`;
  throw new AppError('VALIDATION', `What replaces this file must be ${wanted}. The file that was there stays.`);
}

/**
 * Address, texts, focal point and uses stay; the pages that show it are rendered again. The former content stays in
 * the file store. Throws as uploads do, and NOT_FOUND.
 */
export async function replaceMedia({
  ctx,
  input: { id, upload },
}: {
  ctx: Ctx;
  input: { id: string; upload: Upload };
}): Promise<MediaDetail> {
  assertCan(ctx.actor, 'media.upload');
  const file = await readAnyUpload(upload);
  const object = await putObject(ctx, file);
  const detail = await inTransaction(ctx, async (tx) => {
    const item = await lockItem(tx.db, id);
    if (!item) throw new AppError('NOT_FOUND', 'There is no such file in the library.');
    assertSameKind(item, file);
    if (item.object !== object) {
      const { mediaType, width = null, height = null, pages = null } = file;
      await changeItem(tx.db, id, {
        object,
        mediaType,
        bytes: file.bytes.byteLength,
        width,
        height,
        pages,
        widths: [],
        placeholder: null,
        updatedAt: tx.ports.clock.now(),
      });
      await deleteText(tx.db, id);
      await invalidateUses(tx, id);
      await writeAudit(tx, { action: 'media.replace', detail: { name: item.name, from: item.object, to: object } });
    }
    return detailOf(tx, { id });
  });
  deliverInvalidationsSoon(ctx);
  return detail;
}
