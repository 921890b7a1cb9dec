import { contentType, contentTypeNames, contentTypes, isContentTypeName } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { liveData } from '../live/liveData.ts';
import { indexEntry } from './indexEntry.ts';
import { findUnindexed } from './queries/documents.ts';
import { isSearchable, partTemplates } from './searchable.ts';

const atOnce = 200;
const searchableTypes = contentTypeNames.filter((name) => isSearchable(contentType(name)));

/** After an update that finds more than the version before, and after rows were written past the product. */
export async function indexMissing(ctx: Ctx): Promise<number> {
  const wanted = { types: searchableTypes, templates: partTemplates, synonyms: contentTypes.searchSynonym.name };
  let indexed = 0;
  let after: { id: string; locale: string } | undefined;
  for (;;) {
    const rows = await findUnindexed(ctx.db, wanted, after, atOnce);
    const last = rows.at(-1);
    if (last === undefined) return indexed;
    await inTransaction(ctx, async (tx) => {
      for (const row of rows) {
        if (!isContentTypeName(row.type)) continue;
        const { id: entryId, locale } = row;
        await indexEntry(tx, { entryId, locale, type: contentType(row.type), data: liveData(row) });
      }
    });
    indexed += rows.length;
    after = last;
  }
}
