import { isDeepStrictEqual } from 'node:util';
import {
  type ContentTypeName,
  type EntryData,
  type Locale,
  locales,
  mergeTranslation,
  publicPath,
} from '@fundfront/content-model';
import { type Ctx, isSeed } from '../../context.ts';
import { inTransaction, together } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { startFmrAlerts } from '../alerts/startAlerts.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { checkClashes } from '../cutOffs/checkClashes.ts';
import { assertDisclosed } from '../disclosures/findingsOf.ts';
import { changeLivePaths } from '../links/changeLivePaths.ts';
import { linkFactsOf } from '../live/queries.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { recomputeAfterPublish } from '../returns/recomputeReturns.ts';
import { ensureApproved } from '../review/approvals.ts';
import { closeReview } from '../review/queries/reviews.ts';
import { indexEntry } from '../search/indexEntry.ts';
import { latestIn } from '../site/queries/listed.ts';
import { raiseEvent } from '../webhooks/raiseEvent.ts';
import { checkReferences, checkRow, checkShared } from './checkRow.ts';
import { baseRowOf, entryOf } from './entryDetail.ts';
import { assertCanManage } from './guard.ts';
import { lockPublic } from './queries/entries.ts';
import { closePublication, openPublication, publicationsOf } from './queries/publications.ts';
import { findVersion, liveDataOf, rowsOf, setLive } from './queries/rows.ts';
import { fitRow, isSameText, kindOf } from './rowData.ts';
import { versionConflict } from './saveEntry.ts';
import { siteInvalidation } from './siteInvalidation.ts';
import { typeOfEntry } from './typeOf.ts';

export interface PublishInput {
  type: ContentTypeName;
  id: string;
  locale: Locale;
  version: number;
  /** Refuses a version that needs an approval and has none, instead of letting the publisher approve it. */
  approvedBefore?: boolean;
  /** A release goes back to it: it need not be the latest, and its approval is that of the going back. */
  reverts?: boolean;
}

export interface Published {
  /** With language prefix; null for content without an address. */
  path: string | null;
  revision: string;
}

/** What the public saw before the language was taken off. */
async function lastPublishedData(ctx: Ctx, id: string, locale: Locale): Promise<EntryData | undefined> {
  const last = (await publicationsOf(ctx.db, id, locale)).at(-1);
  return last && (await findVersion(ctx.db, id, locale, last.version))?.data;
}

/** What other pages show of it. Of what is seeded the site is told at once: what each changes there is not asked. */
async function shownElsewhere(ctx: Ctx, id: string) {
  if (isSeed(ctx)) return { links: { en: undefined, ur: undefined }, latest: [] };
  const [links, latest] = await together([linkFactsOf(ctx.db, id), latestIn(ctx.db, id)]);
  return { links, latest };
}

/**
 * Publication, addresses, search, journal and the message to the site commit together or not at all. Does not wait for
 * the site. Throws VERSION_CONFLICT, VALIDATION, SECOND_PERSON, ADDRESS_TAKEN, NOT_FOUND.
 */
export async function publishVersion({ ctx, input }: { ctx: Ctx; input: PublishInput }): Promise<Published> {
  assertCanManage(ctx.actor, 'content.publish', input.type, [input.locale]);
  const { id, locale } = input;
  return inTransaction(ctx, async (tx) => {
    await lockPublic(tx.db);
    const entry = await entryOf(tx, input, { lock: true });
    const type = typeOfEntry(entry);
    const [rows, version, liveData, shownBefore] = await together([
      rowsOf(tx.db, id),
      findVersion(tx.db, id, locale, input.version),
      liveDataOf(tx.db, id),
      shownElsewhere(tx, id),
    ]);
    if (!version) throw new AppError('NOT_FOUND', 'There is no such version.');
    const exact = { entryId: id, locale, version: version.number };
    let single = false;
    if (!input.reverts) {
      if (rows.find((row) => row.locale === locale)?.version !== version.number) throw versionConflict();
      const shipped = entry.sample && version.origin === 'seed' && version.createdBy === null;
      const { approvedBefore = false } = input;
      ({ single } = await ensureApproved(tx, { ...exact, type: type.name, shipped, approvedBefore }));
    }

    const kind = kindOf(entry, locale);
    const working = baseRowOf(entry, rows).data;
    const { [locale]: former, [entry.baseLocale]: liveBase } = liveData;
    const shared = kind === 'base' ? version.data : (liveBase ?? working);
    const data = checkRow(type, shared, kind, 'published', fitRow(type, shared, kind, version.data));
    if (kind === 'translation') checkShared(type, shared, entry.baseLocale);
    const merged = kind === 'base' ? data : mergeTranslation(type, shared, data);
    await checkReferences(tx, type, merged);
    if (kind === 'base' && type.name === 'cutOff') await checkClashes(tx, id, data);
    if (!input.reverts) await assertDisclosed(tx, { type, exact, kind, data: merged });

    const before = former ?? (await lastPublishedData(tx, id, locale));
    const live = rows.filter(({ liveVersion }) => liveVersion !== null).map((row) => row.locale);
    const languages = [...new Set([locale, ...live])];
    const now = tx.ports.clock.now();
    const by = tx.actor.kind === 'user' ? tx.actor.userId : null;
    await closePublication(tx.db, id, locale, now);
    await openPublication(tx.db, { ...exact, publishedAt: now, publishedBy: by });
    const sameText = before !== undefined && isSameText(type, before, data);
    await setLive(tx.db, id, locale, {
      liveVersion: version.number,
      publishedAt: now,
      ...(!sameText && { textChangedAt: now }),
    });
    if (by !== null) await closeReview(tx.db, exact, { decidedBy: by, decidedAt: now });
    const pathChanges = await changeLivePaths(tx, {
      entry,
      type,
      ...(former && { former: { [locale]: former }, again: { locale, slug: version.slug, data: version.data } }),
    });
    const [shownAfter] = await together([
      shownElsewhere(tx, id),
      indexEntry(tx, { entryId: id, locale, type, data: merged }),
    ]);
    const relinked = locales.filter((each) => !isDeepStrictEqual(shownBefore.links[each], shownAfter.links[each]));
    const latest = [...shownBefore.latest, ...shownAfter.latest];
    const canonical = pathChanges
      .find((each) => each.entryId === id && each.locale === locale)
      ?.after.find(({ role }) => role === 'canonical');
    const path = canonical ? publicPath(locale, canonical.path) : null;
    const invalidation = siteInvalidation({
      entry,
      type,
      languages,
      relinked,
      latest,
      slugs: { [locale]: version.slug },
      pathChanges,
    });
    // The first path is rendered before all others, and is what the editor waits for.
    const paths = [...(path === null ? [] : [path]), ...invalidation.paths];
    await together([
      enqueue(tx, { topic: 'site', payload: { ...invalidation, paths } }),
      writeAudit(tx, {
        action: 'content.publish',
        type: type.name,
        entryId: id,
        locale,
        detail: { version: version.number, ...(single && { single: true }) },
      }),
      raiseEvent(tx, {
        event: 'content.published',
        data: { id, type: input.type, locale, version: version.number, path },
      }),
    ]);
    if (kind === 'base') await recomputeAfterPublish(tx, { type: input.type, id, before: former, data });
    await startFmrAlerts(tx, { type: input.type, id, data: merged });
    return { path, revision: `${id}.${locale}.${version.number}` };
  });
}
