import type { ChangeReadiness, Release } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { baseRowOf } from '../content/entryDetail.ts';
import { type Entry, entriesById } from '../content/queries/entries.ts';
import { peopleById } from '../content/queries/people.ts';
import { type Row, rowsOfMany } from '../content/queries/rows.ts';
import { typeOfEntry } from '../content/typeOf.ts';
import { faultsOf } from '../review/faultsOf.ts';
import { type Approval, approvalOf, needsSecondPerson } from '../review/queries/approvals.ts';
import { type ChangeRow, changesOf, type ReleaseRow, releaseById } from './queries/releases.ts';
import { revertApprovalsOf } from './queries/reverts.ts';

interface Subject {
  entry: Entry | undefined;
  rows: readonly Row[];
  approval: Approval | undefined;
  secondPerson: boolean;
  /** How much publishing would refuse. */
  faults: number;
  /** That it goes back, which it does not have to. */
  revert: 'none' | 'approved' | 'open';
}

function readinessOf({ locale, action, version }: ChangeRow, subject: Subject): ChangeReadiness {
  const { entry, rows, approval, secondPerson, faults, revert } = subject;
  const row = rows.find((each) => each.locale === locale);
  if (!entry || entry.trashedAt !== null || !row) return 'gone';
  const revertOpen = secondPerson && revert === 'open';
  if (action === 'publish') {
    if (row.version !== version) return 'outdated';
    if (secondPerson && !approval) return 'needs-approval';
    if (faults > 0) return 'incomplete';
  }
  return revertOpen ? 'revert-needs-approval' : 'ready';
}

/** Of what went live already: whether it may go back. */
function revertReadinessOf({ secondPerson, revert }: Subject): ChangeReadiness {
  return secondPerson && revert === 'open' ? 'revert-needs-approval' : 'ready';
}

const keyOf = ({ releaseId, entryId, locale }: Pick<ChangeRow, 'releaseId' | 'entryId' | 'locale'>) =>
  `${releaseId} ${entryId} ${locale}`;

/** @param releases in the order of the answer */
export async function describeReleases(ctx: Ctx, releases: readonly ReleaseRow[]): Promise<Release[]> {
  const byId = new Map(releases.map((each) => [each.id, each]));
  const changes = await changesOf(
    ctx.db,
    releases.map(({ id }) => id),
  );
  const ids = [...new Set(changes.map(({ entryId }) => entryId))];
  const entries = await entriesById(ctx.db, ids);
  const rows = Map.groupBy(await rowsOfMany(ctx.db, ids), ({ entryId }) => entryId);
  const approvals = new Map<ChangeRow, Approval | undefined>();
  const faults = new Map<ChangeRow, number>();
  for (const change of changes) {
    const { entryId, locale, version } = change;
    if (version === null) continue;
    approvals.set(change, await approvalOf(ctx.db, { entryId, locale, version }));
    const [entry, own = []] = [entries.get(entryId), rows.get(entryId)];
    const row = own.find((each) => each.locale === locale && each.version === version);
    // Only what is still to go live, as it was planned, is held against the rules.
    if (!entry || !row || byId.get(change.releaseId)?.state === 'done') continue;
    faults.set(change, (await faultsOf(ctx, { type: typeOfEntry(entry), entry, rows: own, row })).length);
  }
  const reverts = new Map((await revertApprovalsOf(ctx.db, [...byId.keys()])).map((each) => [keyOf(each), each]));
  const revertOf = (change: ChangeRow): Subject['revert'] => {
    const release = byId.get(change.releaseId);
    if (!release?.revertAt || release.revertState === 'done') return 'none';
    return reverts.has(keyOf(change)) ? 'approved' : 'open';
  };
  const guarded = new Map<string, boolean>();
  for (const type of new Set([...entries.values()].map((entry) => entry.type))) {
    guarded.set(type, await needsSecondPerson(ctx.db, type));
  }
  const people = await peopleById(ctx.db, [
    ...releases.flatMap(({ createdBy, scheduledBy, revertBy }) => [createdBy, scheduledBy, revertBy]),
    ...[...approvals.values()].map((each) => each?.approvedBy ?? null),
  ]);
  const describeChange = (change: ChangeRow): Release['changes'][number] => {
    const { releaseId, entryId, locale, action, version, revertOutcome } = change;
    const entry = entries.get(entryId);
    const own = rows.get(entryId) ?? [];
    const approval = approvals.get(change);
    const secondPerson = guarded.get(entry?.type ?? '') ?? true;
    const standing = { approval, secondPerson, faults: faults.get(change) ?? 0, revert: revertOf(change) };
    const subject = { entry, rows: own, ...standing };
    return {
      entryId,
      type: entry?.type ?? '',
      title: entry ? baseRowOf(entry, own).title : '',
      locale,
      action,
      version,
      readiness: byId.get(releaseId)?.state === 'done' ? revertReadinessOf(subject) : readinessOf(change, subject),
      approvedBy: people.get(approval?.approvedBy ?? '')?.name ?? null,
      liveVersion: own.find((each) => each.locale === locale)?.liveVersion ?? null,
      revertOutcome,
    };
  };
  return releases.map((each) => ({
    id: each.id,
    title: each.title,
    runAt: each.runAt?.toISOString() ?? null,
    state: each.state,
    createdBy: people.get(each.createdBy) ?? { id: each.createdBy, name: '' },
    scheduledBy: people.get(each.scheduledBy ?? '') ?? null,
    finishedAt: each.finishedAt?.toISOString() ?? null,
    failure: each.failure,
    acknowledged: each.acknowledgedAt !== null,
    revert: each.revertAt &&
      each.revertState && {
        at: each.revertAt.toISOString(),
        state: each.revertState,
        by: people.get(each.revertBy ?? '') ?? null,
        finishedAt: each.revertFinishedAt?.toISOString() ?? null,
        failure: each.revertFailure,
      },
    changes: changes.filter(({ releaseId }) => releaseId === each.id).map(describeChange),
  }));
}

export async function describeRelease(ctx: Ctx, release: ReleaseRow): Promise<Release> {
  const [described] = await describeReleases(ctx, [release]);
  if (!described) throw new Error('A release has no description');
  return described;
}

/** Throws NOT_FOUND. */
export async function describeById(ctx: Ctx, id: string): Promise<Release> {
  const found = await releaseById(ctx.db, id);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such release.');
  return describeRelease(ctx, found);
}
