import type { AlertRun } from '@fundfront/content-model/wire';
import type { StatusMarkProps } from '@fundfront/ui/components/StatusMark';
import { formatInstant } from '../../format/dates.ts';

const alertMarks: Record<AlertRun['state'], StatusMarkProps> = {
  scheduled: { status: 'scheduled', label: 'Waits' },
  running: { status: 'review', label: 'Going out' },
  paused: { status: 'draft', label: 'Paused' },
  done: { status: 'live', label: 'Gone out' },
};

export function markOf({ state, nothing }: AlertRun): StatusMarkProps {
  return nothing === null ? alertMarks[state] : { status: 'none', label: 'Not sent' };
}

const reasons: Record<AlertRun['kind'], string> = {
  'daily-nav': 'On approval of the prices',
  fmr: 'On publication',
  correction: 'On a correction',
};

export const reasonOf = ({ kind, about }: AlertRun) => about ?? reasons[kind];

export const figure = (count: number) => count.toLocaleString('en');

/** `56 s`, `2 min 31 s`, `1 h 4 min`. */
export function duration(seconds: number): string {
  const whole = Math.max(Math.round(seconds), 0);
  if (whole < 60) return `${whole} s`;
  if (whole < 3_600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3_600)} h ${Math.floor((whole % 3_600) / 60)} min`;
}

/** From the first mail to the last; undefined while it is not over. */
export function tookOf({ startedAt, finishedAt }: AlertRun): string | undefined {
  return startedAt && finishedAt ? duration((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000) : undefined;
}

export function standingOf({ state, nothing, notBefore, startedAt, finishedAt, paused }: AlertRun): string {
  if (nothing !== null) return nothing;
  if (state === 'scheduled') return `Begins at the earliest on ${formatInstant(notBefore)}`;
  if (paused) return `Paused by ${paused.by ?? 'somebody'}, ${formatInstant(paused.at)}. The rest is kept.`;
  if (finishedAt) return `Went out on ${formatInstant(startedAt ?? finishedAt)}`;
  return `Going out since ${formatInstant(startedAt ?? notBefore)}. Pausing keeps the rest; nobody gets it twice.`;
}
