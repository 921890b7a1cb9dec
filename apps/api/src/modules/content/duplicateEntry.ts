import { type ContentTypeName, type EntryData, limits } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { baseRowOf, detailOf, entryOf } from './entryDetail.ts';
import { assertCanEdit } from './guard.ts';
import { insertEntry, nextSort } from './queries/entries.ts';
import { takenSlugs } from './queries/references.ts';
import { rowsOf } from './queries/rows.ts';
import { fitRow, kindOf } from './rowData.ts';
import { typeOfEntry } from './typeOf.ts';
import { writeVersion } from './writeVersion.ts';

async function freeSlug(tx: Ctx, type: string, slug: string): Promise<string> {
  const stem = `${slug.slice(0, limits.slugLength - '-copy-9999'.length).replace(/-+$/, '')}-copy`;
  const taken = new Set(await takenSlugs(tx.db, type, stem));
  let number = 1;
  const named = () => (number === 1 ? stem : `${stem}-${number}`);
  while (taken.has(named())) number += 1;
  return named();
}

/** An address that forwards to the original must not belong to two. */
function copyOf(data: EntryData, slug: string): EntryData {
  const title = typeof data.title === 'string' ? data.title.slice(0, limits.textLength - ' (copy)'.length) : null;
  return {
    ...data,
    ...(title !== null && { title: `${title} (copy)` }),
    ...(typeof data.slug === 'string' && { slug }),
    ...('otherAddresses' in data && { otherAddresses: null }),
  };
}

/** Beside the original, unpublished. Throws IN_USE for what exists once only, VALIDATION, NOT_FOUND. */
export async function duplicateEntry({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName; id: string };
}): Promise<EntryDetail> {
  return inTransaction(ctx, async (tx) => {
    const original = await entryOf(tx, input);
    const type = typeOfEntry(original);
    if (type.kind === 'singleton' || original.key !== null) {
      throw new AppError('IN_USE', 'The site has one place for this, so there cannot be two.');
    }
    const rows = await rowsOf(tx.db, original.id);
    assertCanEdit(
      tx.actor,
      input.type,
      rows.map(({ locale }) => locale),
    );
    const base = baseRowOf(original, rows);
    const entry = await insertEntry(tx.db, {
      type: original.type,
      key: null,
      baseLocale: original.baseLocale,
      parentId: original.parentId,
      sort: await nextSort(tx.db, original.type, original.parentId),
      sample: false,
      createdAt: tx.ports.clock.now(),
    });
    const slug = await freeSlug(tx, type.name, base.slug);
    const shared = copyOf(fitRow(type, base.data, 'base', base.data), slug);
    await writeVersion(tx, { entry, type, locale: base.locale, number: 1, shared, data: shared });
    for (const row of rows.filter(({ locale }) => locale !== base.locale)) {
      const data = fitRow(type, base.data, kindOf(original, row.locale), row.data);
      const own = copyOf(data, row.slug === base.slug ? slug : await freeSlug(tx, type.name, row.slug));
      await writeVersion(tx, { entry, type, locale: row.locale, number: 1, shared, data: own });
    }
    await writeAudit(tx, {
      action: 'content.duplicate',
      type: type.name,
      entryId: entry.id,
      detail: { of: original.id, title: base.title },
    });
    return detailOf(tx, entry, entry.baseLocale);
  });
}
