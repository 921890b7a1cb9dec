import { contentType, isContentTypeName } from '@fundfront/content-model';
import { type Ctx, isSeed } from '../../context.ts';
import { siteInvalidation } from '../content/siteInvalidation.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { livePathsOf } from '../paths/queries.ts';
import { type LivePathsInput, movedEntries, type PathChange, updateLivePaths } from '../paths/updateLivePaths.ts';
import { linkingRows } from './queries.ts';

/** What has no page of its own is listed with its title and its file: any change of it shows. */
function changedTargets({ entry, type }: LivePathsInput, changes: readonly PathChange[]): string[] {
  return [...new Set([...movedEntries(changes), ...(type.routing === 'none' ? [entry.id] : [])])];
}

async function invalidateLinking(tx: Ctx, targets: readonly string[]): Promise<void> {
  const rows = await linkingRows(tx.db, targets);
  if (rows.length === 0) return;
  const paths = await livePathsOf(tx.db, [...new Set(rows.map((row) => row.entry.id))]);
  const parts = rows.flatMap(({ entry, locale, slug }) => {
    if (!isContentTypeName(entry.type)) return [];
    const own = paths.filter((path) => path.entryId === entry.id && path.locale === locale);
    const unchanged = { entryId: entry.id, locale, before: own, after: own };
    return siteInvalidation({
      entry,
      type: contentType(entry.type),
      languages: [locale],
      relinked: [],
      slugs: { [locale]: slug },
      pathChanges: [unchanged],
    });
  });
  const payload = { tags: parts.flatMap(({ tags }) => tags), paths: parts.flatMap((part) => part.paths) };
  await enqueue(tx, { topic: 'site', payload });
}

/** As {@link updateLivePaths}; pages that link to what has moved, came or went, or list a document that changed, are told to the site with it. */
export async function changeLivePaths(tx: Ctx, input: LivePathsInput): Promise<PathChange[]> {
  const changes = await updateLivePaths(tx, input);
  if (!isSeed(tx)) await invalidateLinking(tx, changedTargets(input, changes));
  return changes;
}
