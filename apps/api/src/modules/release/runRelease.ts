import { limits } from '@fundfront/content-model';
import type { Ctx, UserActor } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { publishVersion } from '../content/publishVersion.ts';
import { entriesById, lockPublic } from '../content/queries/entries.ts';
import { typeByName } from '../content/typeOf.ts';
import { unpublishEntry } from '../content/unpublishEntry.ts';
import { notify } from '../notifications/notify.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';
import { actorOf } from '../session/issueTokens.ts';
import { userById } from '../users/queries.ts';
import {
  changeRelease,
  changesOf,
  dueReleases,
  lockRelease,
  type ReleaseRow,
  releaseById,
} from './queries/releases.ts';

const path = '/admin/calendar';

/** Who set the time publishes, with the roles that they have now. */
async function publisherOf(tx: Ctx, { scheduledBy }: ReleaseRow): Promise<UserActor> {
  const person = scheduledBy === null ? undefined : await userById(tx.db, scheduledBy);
  if (person?.state !== 'active') {
    throw new AppError('FORBIDDEN', 'Whoever set the time has no account any more. Somebody else has to set it.');
  }
  return actorOf(person, '');
}

async function carryOut(tx: Ctx, due: ReleaseRow): Promise<void> {
  const now = tx.ports.clock.now();
  // All of a release goes live at one instant: the site as of any moment has the whole of it or nothing.
  const ports = { ...tx.ports, clock: { now: () => now } };
  const as = { ...tx, ports, actor: await publisherOf(tx, due) };
  const changes = await changesOf(tx.db, [due.id]);
  const entries = await entriesById(
    tx.db,
    changes.map(({ entryId }) => entryId),
  );
  const isBase = ({ entryId, locale }: (typeof changes)[number]) => entries.get(entryId)?.baseLocale === locale;
  // A translation shows its base: that goes live first, and comes off last.
  const inOrder = [
    ...changes.filter(({ action }) => action === 'publish').sort((a, b) => Number(isBase(b)) - Number(isBase(a))),
    ...changes.filter(({ action }) => action === 'unpublish').sort((a, b) => Number(isBase(a)) - Number(isBase(b))),
  ];
  for (const { entryId, locale, version } of inOrder) {
    const type = typeByName(entries.get(entryId)?.type ?? '');
    const input = { type, id: entryId, locale };
    if (version === null) await unpublishEntry({ ctx: as, input });
    else await publishVersion({ ctx: as, input: { ...input, version, approvedBefore: true } });
  }
}

const nameOf = ({ title }: ReleaseRow) => title ?? 'A scheduled change';

/** @returns the release, where it was due and is done now */
function attempt(ctx: Ctx, id: string): Promise<ReleaseRow | null> {
  return inTransaction(ctx, async (tx) => {
    await lockPublic(tx.db);
    const due = await lockRelease(tx.db, id);
    const now = tx.ports.clock.now();
    if (due?.state !== 'scheduled' || due.runAt === null || due.runAt > now) return null;
    await carryOut(tx, due);
    await changeRelease(tx.db, id, { state: 'done', finishedAt: now });
    await writeAudit(tx, { action: 'release.run', detail: { release: id, title: due.title } });
    if (now.getTime() - due.runAt.getTime() > limits.lateReleaseMs) {
      const note = `It was planned for ${due.runAt.toISOString()} and went live at ${now.toISOString()}.`;
      await notify(tx, { permission: 'content.publish' }, { kind: 'job-late', title: nameOf(due), note, path });
    }
    return due;
  });
}

async function noteFailure(ctx: Ctx, id: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const failed = await lockRelease(tx.db, id);
    if (failed?.state !== 'scheduled') return;
    await changeRelease(tx.db, id, { state: 'failed', failure: reason, finishedAt: tx.ports.clock.now() });
    await writeAudit(tx, { action: 'release.fail', detail: { release: id, title: failed.title } });
    const message = { kind: 'job-failed', title: `${nameOf(failed)} did not go live`, note: reason, path } as const;
    await notify(tx, { permission: 'content.publish' }, message);
  });
}

/**
 * All of it or nothing, and once: a second run finds it done. What the rules refuse is a failure that people must see to;
 * anything else is thrown, for another try, until it is too late for that.
 */
export async function runRelease(ctx: Ctx, id: string): Promise<void> {
  try {
    if ((await attempt(ctx, id)) === null) return;
  } catch (error) {
    if (error instanceof AppError) {
      ctx.log.warn({ release: id, reason: error.message }, 'a release was kept back');
      return noteFailure(ctx, id, error.message);
    }
    const planned = (await releaseById(ctx.db, id))?.runAt?.getTime() ?? 0;
    if (ctx.ports.clock.now().getTime() - planned < limits.lateReleaseMs) throw error;
    ctx.log.error({ err: error, release: id }, 'a release failed again and again');
    return noteFailure(ctx, id, 'The product failed at it again and again. Its log has the reason.');
  }
  await deliverInvalidations(ctx);
}

/** What came due while the product was down, or whose job died with its process. */
export async function runDueReleases(ctx: Ctx): Promise<void> {
  for (const id of await dueReleases(ctx.db, ctx.ports.clock.now())) {
    // Its own job tries again: one that fails must not keep the product from starting.
    await runRelease(ctx, id).catch((error: unknown) => ctx.log.error({ err: error, release: id }, 'a due release'));
  }
}
