import type { ContentType } from '@fundfront/content-model';
import type { calls, ResponseOf, ReviewedRow } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCanRead, assertPerson } from '../../guards.ts';
import { baseRowOf } from '../content/entryDetail.ts';
import type { Entry } from '../content/queries/entries.ts';
import { type Person, peopleById } from '../content/queries/people.ts';
import { findVersion, type Row, rowsOf } from '../content/queries/rows.ts';
import { typeByName, typeOfEntry } from '../content/typeOf.ts';
import { entryById, participants } from './exactRows.ts';
import { faultsOf } from './faultsOf.ts';
import { approvalOf, approvalStanding, needsSecondPerson } from './queries/approvals.ts';
import { commentsOf } from './queries/comments.ts';
import { deciders, type ReviewRow, reviewsOf } from './queries/reviews.ts';

const shownSteps = 50;
const shownComments = 200;
const shownDeciders = 20;

async function reviewedRow(
  ctx: Ctx,
  { type, entry, rows, steps, people }: Found,
  row: Row,
  userId: string,
): Promise<ReviewedRow> {
  const { locale, version, liveVersion } = row;
  const exact = { entryId: entry.id, locale, version };
  const own = await findVersion(ctx.db, entry.id, locale, version);
  const live = liveVersion === null ? undefined : await findVersion(ctx.db, entry.id, locale, liveVersion);
  const approved = await approvalOf(ctx.db, exact);
  const approver = approved && people.get(approved.approvedBy);
  return {
    locale,
    version,
    state: steps.find((step) => step.locale === locale && step.version === version)?.state ?? null,
    standing: await approvalStanding(ctx.db, exact, userId),
    approved:
      approved && approver ? { by: approver, at: approved.approvedAt.toISOString(), single: approved.single } : null,
    author: people.get(own?.createdBy ?? '') ?? null,
    after: row.data,
    before: live ? { version: live.number, data: live.data } : null,
    faults: await faultsOf(ctx, { type, entry, rows, row }),
  };
}

interface Found {
  type: ContentType;
  entry: Entry;
  rows: readonly Row[];
  steps: readonly ReviewRow[];
  people: ReadonlyMap<string, Person>;
}

/** Rows that are live as they are wait for nothing and are left out. Throws NOT_FOUND. */
export async function getReview({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string };
}): Promise<ResponseOf<typeof calls.getReview>> {
  const { userId } = assertPerson(ctx.actor);
  const entry = await entryById(ctx, input.id);
  assertCanRead(ctx.actor, typeByName(entry.type));
  const rows = await rowsOf(ctx.db, entry.id);
  const steps = await reviewsOf(ctx.db, entry.id, shownSteps);
  const comments = await commentsOf(ctx.db, entry.id, shownComments);
  const pending = rows.filter(({ version, liveVersion }) => version !== liveVersion);
  const approvals = [];
  for (const { locale, version } of pending) {
    approvals.push(await approvalOf(ctx.db, { entryId: entry.id, locale, version }));
  }
  const people = await peopleById(ctx.db, [
    ...steps.flatMap(({ sentBy, decidedBy }) => [sentBy, decidedBy]),
    ...comments.flatMap(({ createdBy, resolvedBy }) => [createdBy, resolvedBy]),
    ...pending.map(({ updatedBy }) => updatedBy),
    ...approvals.map((each) => each?.approvedBy ?? null),
  ]);
  const found: Found = { type: typeOfEntry(entry), entry, rows, steps, people };
  const reviewed: ReviewedRow[] = [];
  for (const row of pending) reviewed.push(await reviewedRow(ctx, found, row, userId));
  const waiting = reviewed.filter(({ state }) => state === 'open');
  const exact = waiting.map(({ locale, version }) => ({ entryId: entry.id, locale, version }));
  const person = (id: string): Person => people.get(id) ?? { id, name: '' };
  return {
    id: entry.id,
    type: entry.type,
    title: baseRowOf(entry, rows).title,
    baseLocale: entry.baseLocale,
    needsSecondPerson: await needsSecondPerson(ctx.db, entry.type),
    rows: reviewed,
    deciders: await deciders(ctx.db, exact, shownDeciders),
    participants: (await participants(ctx, typeByName(entry.type))).filter(({ id }) => id !== userId),
    comments: comments.map(({ id, locale, version, field, body, createdBy, createdAt, resolvedBy }) => ({
      id,
      locale,
      version,
      field,
      body,
      by: person(createdBy),
      at: createdAt.toISOString(),
      resolvedBy: resolvedBy === null ? null : person(resolvedBy),
    })),
    path: steps.map(({ locale, version, state, note, sentBy, sentAt, decidedBy, decidedAt, decisionNote }) => ({
      locale,
      version,
      state,
      note,
      sentBy: person(sentBy),
      sentAt: sentAt.toISOString(),
      decidedBy: decidedBy === null ? null : person(decidedBy),
      decidedAt: decidedAt?.toISOString() ?? null,
      decisionNote,
    })),
  };
}
