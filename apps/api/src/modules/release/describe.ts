import type { ChangeReadiness, Release } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { baseRowOf } from '../content/entryDetail.ts';
import { type Entry, entriesById } from '../content/queries/entries.ts';
import { peopleById } from '../content/queries/people.ts';
import { type Row, rowsOfMany } from '../content/queries/rows.ts';
import { typeOfEntry } from '../content/typeOf.ts';
import { faultsOf } from '../review/faultsOf.ts';
import { type Approval, approvalOf, needsSecondPerson } from '../review/queries/approvals.ts';
import { type ChangeRow, changesOf, type ReleaseRow } from './queries/releases.ts';

interface Subject {
  entry: Entry | undefined;
  rows: readonly Row[];
  approval: Approval | undefined;
  secondPerson: boolean;
}

/** What publishing would say now. */
function readinessOf({ locale, action, version }: ChangeRow, subject: Subject): ChangeReadiness {
  const { entry, rows, approval, secondPerson } = subject;
  const row = rows.find((each) => each.locale === locale);
  if (!entry || entry.trashedAt !== null || !row) return 'gone';
  if (action === 'unpublish') return 'ready';
  if (row.version !== version) return 'outdated';
  if (secondPerson && !approval) return 'needs-approval';
  return faultsOf(typeOfEntry(entry), entry, rows, row).length > 0 ? 'incomplete' : 'ready';
}

/** @param releases in the order of the answer */
export async function describeReleases(ctx: Ctx, releases: readonly ReleaseRow[]): Promise<Release[]> {
  const changes = await changesOf(
    ctx.db,
    releases.map(({ id }) => id),
  );
  const ids = [...new Set(changes.map(({ entryId }) => entryId))];
  const entries = await entriesById(ctx.db, ids);
  const rows = Map.groupBy(await rowsOfMany(ctx.db, ids), ({ entryId }) => entryId);
  const approvals = new Map<ChangeRow, Approval | undefined>();
  for (const change of changes) {
    const { entryId, locale, version } = change;
    if (version !== null) approvals.set(change, await approvalOf(ctx.db, { entryId, locale, version }));
  }
  const guarded = new Map<string, boolean>();
  for (const type of new Set([...entries.values()].map((entry) => entry.type))) {
    guarded.set(type, await needsSecondPerson(ctx.db, type));
  }
  const people = await peopleById(ctx.db, [
    ...releases.flatMap(({ createdBy, scheduledBy }) => [createdBy, scheduledBy]),
    ...[...approvals.values()].map((each) => each?.approvedBy ?? null),
  ]);
  const describeChange = (change: ChangeRow): Release['changes'][number] => {
    const { entryId, locale, action, version } = change;
    const entry = entries.get(entryId);
    const own = rows.get(entryId) ?? [];
    const approval = approvals.get(change);
    const secondPerson = guarded.get(entry?.type ?? '') ?? true;
    return {
      entryId,
      type: entry?.type ?? '',
      title: entry ? baseRowOf(entry, own).title : '',
      locale,
      action,
      version,
      readiness: readinessOf(change, { entry, rows: own, approval, secondPerson }),
      approvedBy: people.get(approval?.approvedBy ?? '')?.name ?? null,
    };
  };
  return releases.map(({ id, title, runAt, state, createdBy, scheduledBy, finishedAt, failure, acknowledgedAt }) => ({
    id,
    title,
    runAt: runAt?.toISOString() ?? null,
    state,
    createdBy: people.get(createdBy) ?? { id: createdBy, name: '' },
    scheduledBy: people.get(scheduledBy ?? '') ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    failure,
    acknowledged: acknowledgedAt !== null,
    changes: changes.filter(({ releaseId }) => releaseId === id).map(describeChange),
  }));
}

export async function describeRelease(ctx: Ctx, release: ReleaseRow): Promise<Release> {
  const [described] = await describeReleases(ctx, [release]);
  if (!described) throw new Error('A release has no description');
  return described;
}
