import {
  type ContentTypeName,
  contentType,
  type EntryData,
  emptyRow,
  type Locale,
  localeNames,
} from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { endAutosave } from '../autosave/discardAutosave.ts';
import { checkTreePosition } from './checkTreePosition.ts';
import { detailOf } from './entryDetail.ts';
import { assertCanEdit } from './guard.ts';
import { insertEntry, nextSort } from './queries/entries.ts';
import { writeVersion } from './writeVersion.ts';

interface CreateInput {
  type: ContentTypeName;
  locale: Locale;
  parentId?: string | null;
  data: EntryData;
  /** For header and footer sections; singletons get their type's name. Shipped content only. */
  key?: string;
  sample?: boolean;
  /** Of the text that it was made from. */
  autosave?: { id: string; revisions: readonly string[] } | undefined;
}

/** Throws VALIDATION, and IN_USE for a second entry of a singleton. */
export async function createEntry({ ctx, input }: { ctx: Ctx; input: CreateInput }): Promise<EntryDetail> {
  assertCanEdit(ctx.actor, input.type, [input.locale]);
  const type = contentType(input.type);
  if (type.kind === 'singleton' && ctx.actor.kind !== 'system') {
    throw new AppError('IN_USE', `${type.labels.one} are there already, and only once.`);
  }
  if (!type.locales.includes(input.locale)) {
    throw new AppError('VALIDATION', `${type.labels.many} have no ${localeNames[input.locale]} of their own.`);
  }
  const { locale, parentId = null } = input;
  const data = { ...emptyRow(type), ...input.data };
  return inTransaction(ctx, async (tx) => {
    await checkTreePosition(tx, { type, parentId, locale, data });
    const entry = await insertEntry(tx.db, {
      type: type.name,
      key: type.kind === 'singleton' ? type.name : (input.key ?? null),
      baseLocale: locale,
      parentId,
      sort: await nextSort(tx.db, type.name, parentId),
      sample: input.sample ?? false,
      createdAt: tx.ports.clock.now(),
    });
    await writeVersion(tx, { entry, type, locale, number: 1, shared: data, data });
    if (input.autosave) await endAutosave(tx, { ...input.autosave, locale });
    await writeAudit(tx, { action: 'content.create', type: type.name, entryId: entry.id, locale });
    return detailOf(tx, entry, locale);
  });
}
