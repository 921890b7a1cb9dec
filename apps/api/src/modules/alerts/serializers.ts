import { formatDay } from '@fundfront/content-model';
import type { AlertRun, AlertRunDetail } from '@fundfront/content-model/wire';
import type { AlertTotals } from '../../db/schema/index.ts';
import type { Refusal } from './queries/figures.ts';
import type { ListedRun } from './queries/runs.ts';

function titleOf({ kind, day, subject }: ListedRun): string {
  if (kind === 'fmr') return subject.about || 'Fund manager’s report';
  const date = day === null ? '' : formatDay(day);
  return kind === 'correction' ? `Correction, ${date}` : `Prices of ${date}`;
}

function stateOf({ state, startedAt }: ListedRun): AlertRun['state'] {
  return state === 'running' && startedAt === null ? 'scheduled' : state;
}

const nobody: AlertTotals = { to: 0, sent: 0, refused: 0, skipped: 0, waiting: 0 };

export function toRun(row: ListedRun, counted: AlertTotals | undefined): AlertRun {
  const { id, kind, day, subject, createdAt, notBefore, startedAt, finishedAt, pausedAt, totals } = row;
  return {
    id,
    kind,
    title: titleOf(row),
    about: kind === 'correction' ? (subject.about ?? null) : null,
    day,
    state: stateOf(row),
    nothing: subject.nothing ?? null,
    missing: subject.missing ?? [],
    createdAt: createdAt.toISOString(),
    notBefore: notBefore.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    paused: pausedAt && { at: pausedAt.toISOString(), by: row.pausedByName },
    counts: totals ?? counted ?? nobody,
  };
}

/** `s…r@sample.example`: enough to know it again. */
export function shortenedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ''}${email.slice(at)}`;
}

/** Servers like to repeat the address. */
export function toRefusal({ email, error, nextAttemptAt, ...refusal }: Refusal): AlertRunDetail['refused'][number] {
  const shortened = shortenedEmail(email);
  return {
    ...refusal,
    email: shortened,
    error: error.replaceAll(email, shortened),
    nextAttemptAt: refusal.state === 'waiting' ? nextAttemptAt : null,
  };
}
