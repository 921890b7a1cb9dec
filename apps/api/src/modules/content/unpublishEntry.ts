import type { ContentTypeName, Locale } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { updateLivePaths } from '../paths/updateLivePaths.ts';
import { unindexEntry } from '../search/indexEntry.ts';
import { detailOf, entryOf } from './entryDetail.ts';
import { assertCanManage } from './guard.ts';
import { type Entry, lockPublic } from './queries/entries.ts';
import { closePublication } from './queries/publications.ts';
import { rowsOf, setLive } from './queries/rows.ts';
import { assertCanUnpublish } from './removalGuards.ts';
import { siteInvalidation } from './siteInvalidation.ts';
import { typeOfEntry } from './typeOf.ts';

export async function unpublishLocales(tx: Ctx, entry: Entry, languages: readonly Locale[]): Promise<void> {
  const type = typeOfEntry(entry);
  const now = tx.ports.clock.now();
  for (const locale of languages) {
    await closePublication(tx.db, entry.id, locale, now);
    await setLive(tx.db, entry.id, locale, { liveVersion: null });
    await unindexEntry(tx, { entryId: entry.id, locale });
  }
  const pathChanges = await updateLivePaths(tx, { entry, type });
  await enqueue(tx, { topic: 'site', payload: siteInvalidation({ entry, type, languages, slugs: {}, pathChanges }) });
}

/** Does nothing where it is off already. Throws IN_USE, NOT_FOUND. */
export async function unpublishEntry({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName; id: string; locale: Locale };
}): Promise<EntryDetail> {
  assertCanManage(ctx.actor, 'content.publish', input.type);
  const { locale } = input;
  return inTransaction(ctx, async (tx) => {
    await lockPublic(tx.db);
    const entry = await entryOf(tx, input, { lock: true });
    const row = (await rowsOf(tx.db, entry.id)).find((each) => each.locale === locale);
    if (row?.liveVersion) {
      await assertCanUnpublish(tx, entry, typeOfEntry(entry), locale);
      await unpublishLocales(tx, entry, [locale]);
      await writeAudit(tx, {
        action: 'content.unpublish',
        type: entry.type,
        entryId: entry.id,
        locale,
        detail: { version: row.liveVersion },
      });
    }
    return detailOf(tx, entry, locale);
  });
}
