import type { Actor, Ctx, UserActor } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCanApprove, assertCanManage } from '../content/guard.ts';
import { type Entry, entriesById } from '../content/queries/entries.ts';
import { typeByName } from '../content/typeOf.ts';
import { actorOf } from '../session/issueTokens.ts';
import { userById } from '../users/queries.ts';
import { type ChangeRow, changesOf, type ReleaseRow } from './queries/releases.ts';

/** Going live, or going back: due at an instant, done whole or not at all, and once. */
export interface ReleaseStep {
  dueAt(release: ReleaseRow): Date | null;
  /** In the transaction that holds the lock of the release. */
  carryOut(tx: Ctx, release: ReleaseRow, changes: ReleaseChanges): Promise<void>;
  fail(tx: Ctx, release: ReleaseRow, reason: string): Promise<void>;
  /** Of what ended late. */
  word: string;
}

/** Of a release, with the entries that they are about; one that is gone is missing. */
export interface ReleaseChanges {
  changes: readonly ChangeRow[];
  entries: ReadonlyMap<string, Entry>;
}

export const calendarPath = '/admin/calendar';

export const nameOf = ({ title }: ReleaseRow): string => title ?? 'A scheduled change';

export async function changesWithEntries(tx: Ctx, releaseId: string): Promise<ReleaseChanges> {
  const changes = await changesOf(tx.db, [releaseId]);
  const entries = await entriesById(
    tx.db,
    changes.map(({ entryId }) => entryId),
  );
  return { changes, entries };
}

function changedRows({ changes, entries }: ReleaseChanges) {
  return changes.flatMap(({ entryId, locale }) => {
    const entry = entries.get(entryId);
    return entry ? [{ type: typeByName(entry.type), locale }] : [];
  });
}

/** Whoever decides about a release decides about everything in it. */
export function assertCanApproveAll(actor: Actor, planned: ReleaseChanges): void {
  for (const { type, locale } of changedRows(planned)) assertCanApprove(actor, type, [locale]);
}

/** Who sets a time for everything in it publishes it then. */
export function assertCanPublishAll(actor: Actor, planned: ReleaseChanges): void {
  for (const { type, locale } of changedRows(planned)) assertCanManage(actor, 'content.publish', type, [locale]);
}

/** Who set the time publishes, with the roles that they have now. */
export async function publisherOf(tx: Ctx, userId: string | null): Promise<UserActor> {
  const person = userId === null ? undefined : await userById(tx.db, userId);
  if (person?.state !== 'active') {
    throw new AppError('FORBIDDEN', 'Whoever set the time has no account any more. Somebody else has to set it.');
  }
  return actorOf(tx, person, '');
}

/** A translation shows its base: that goes live first, and comes off last. */
export function inOrder<Change extends { entryId: string; locale: string }>(
  { entries }: ReleaseChanges,
  changes: readonly Change[],
  comesOff: (change: Change) => boolean,
): Change[] {
  const isBase = ({ entryId, locale }: Change) => entries.get(entryId)?.baseLocale === locale;
  return [
    ...changes.filter((each) => !comesOff(each)).sort((a, b) => Number(isBase(b)) - Number(isBase(a))),
    ...changes.filter(comesOff).sort((a, b) => Number(isBase(a)) - Number(isBase(b))),
  ];
}
