import { type ContentTypeName, contentType, type Locale, otherLocale } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { detailOf, entryOf } from '../content/entryDetail.ts';
import { assertCanManage } from '../content/guard.ts';
import { publishVersion } from '../content/publishVersion.ts';

interface Input {
  type: ContentTypeName;
  id: string;
  versions: Record<Locale, number>;
}

/** Both or neither. Throws what publishing one of them throws, and VALIDATION for what is in one language. */
export async function publishBoth({ ctx, input }: { ctx: Ctx; input: Input }): Promise<EntryDetail> {
  const { type, id, versions } = input;
  assertCanManage(ctx.actor, 'content.publish', type, contentType(type).locales);
  const { oneLanguage, locales, labels } = contentType(type);
  if (oneLanguage || locales.length < 2) {
    throw new AppError('VALIDATION', `${labels.many} are in one language`);
  }
  return inTransaction(ctx, async (tx) => {
    const entry = await entryOf(tx, { type, id });
    // The base first: what a translation shares with it must be live when the translation is checked.
    for (const locale of [entry.baseLocale, otherLocale(entry.baseLocale)]) {
      await publishVersion({ ctx: tx, input: { type, id, locale, version: versions[locale] } });
    }
    return detailOf(tx, entry, entry.baseLocale);
  });
}
