import { isContentTypeName } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { rowsOf } from '../content/queries/rows.ts';
import { siteInvalidation } from '../content/siteInvalidation.ts';
import { typeOfEntry } from '../content/typeOf.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { livePathsOf } from '../paths/queries.ts';
import { liveUses } from './queries/uses.ts';

/** The site renders again what shows the file, as if each of its entries were published anew. */
export async function invalidateUses(tx: Ctx, mediaId: string): Promise<void> {
  for (const { entry, languages } of await liveUses(tx.db, mediaId)) {
    if (!isContentTypeName(entry.type)) continue;
    const paths = await livePathsOf(tx.db, [entry.id]);
    const rows = await rowsOf(tx.db, entry.id);
    const pathChanges = languages.map((locale) => {
      const own = paths.filter((each) => each.locale === locale);
      return { entryId: entry.id, locale, before: own, after: own };
    });
    const slugs = Object.fromEntries(rows.map(({ locale, slug }) => [locale, slug]));
    await enqueue(tx, {
      topic: 'site',
      payload: siteInvalidation({ entry, type: typeOfEntry(entry), languages, relinked: [], slugs, pathChanges }),
    });
  }
}
