import { type ContentTypeName, type Locale, publicPath } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { changeLivePaths } from '../links/changeLivePaths.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { needsSecondPerson } from '../review/queries/approvals.ts';
import { unindexEntry } from '../search/indexEntry.ts';
import { raiseEvent } from '../webhooks/raiseEvent.ts';
import { detailOf, entryOf } from './entryDetail.ts';
import { assertCanManage } from './guard.ts';
import { type Entry, lockPublic } from './queries/entries.ts';
import { closePublication } from './queries/publications.ts';
import { type Row, rowsOf, setLive } from './queries/rows.ts';
import { assertCanUnpublish } from './removalGuards.ts';
import { siteInvalidation } from './siteInvalidation.ts';
import { typeByName, typeOfEntry } from './typeOf.ts';

export async function unpublishLocales(tx: Ctx, entry: Entry, languages: readonly Locale[]): Promise<void> {
  const type = typeOfEntry(entry);
  const now = tx.ports.clock.now();
  for (const locale of languages) {
    await closePublication(tx.db, entry.id, locale, now);
    await setLive(tx.db, entry.id, locale, { liveVersion: null });
    await unindexEntry(tx, { entryId: entry.id, locale });
  }
  const pathChanges = await changeLivePaths(tx, { entry, type });
  await enqueue(tx, {
    topic: 'site',
    payload: siteInvalidation({ entry, type, languages, relinked: languages, slugs: {}, pathChanges }),
  });
  for (const locale of languages) {
    const change = pathChanges.find((each) => each.entryId === entry.id && each.locale === locale);
    const path = change?.before.find(({ role }) => role === 'canonical')?.path;
    await raiseEvent(tx, {
      event: 'content.unpublished',
      data: {
        id: entry.id,
        type: typeByName(entry.type),
        locale,
        path: path === undefined ? null : publicPath(locale, path),
      },
    });
  }
}

/** A translation shows figures of its base: of types that need a second person, none that nobody approved. */
async function assertTranslationsKeepBase(tx: Ctx, entry: Entry, rows: readonly Row[], locale: Locale): Promise<void> {
  const translated = rows.some((each) => each.locale !== entry.baseLocale && each.liveVersion !== null);
  if (locale !== entry.baseLocale || !translated || !(await needsSecondPerson(tx.db, entry.type))) return;
  throw new AppError('IN_USE', 'The translation shows figures of this language. Take the translation off first.');
}

/** Does nothing where it is off already. Throws IN_USE, NOT_FOUND. */
export async function unpublishEntry({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName; id: string; locale: Locale };
}): Promise<EntryDetail> {
  assertCanManage(ctx.actor, 'content.publish', input.type, [input.locale]);
  const { locale } = input;
  return inTransaction(ctx, async (tx) => {
    await lockPublic(tx.db);
    const entry = await entryOf(tx, input, { lock: true });
    const rows = await rowsOf(tx.db, entry.id);
    const row = rows.find((each) => each.locale === locale);
    if (row?.liveVersion) {
      await assertCanUnpublish(tx, entry, typeOfEntry(entry), locale);
      await assertTranslationsKeepBase(tx, entry, rows, locale);
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
