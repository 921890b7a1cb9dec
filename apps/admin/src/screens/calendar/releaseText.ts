import type { ChangeReadiness, Release } from '@fundfront/content-model/wire';
import type { StatusMarkProps } from '@fundfront/ui/components/StatusMark';

export const readinessText: Record<ChangeReadiness, string> = {
  ready: 'Ready',
  'needs-approval': 'Needs an approval',
  'revert-needs-approval': 'Its going back needs an approval',
  outdated: 'A later save took its place: add it again',
  incomplete: 'Something that the public needs is missing',
  gone: 'No longer there',
};

export function nameOf({ title, changes }: Release): string {
  if (title !== null) return title;
  const [first] = changes;
  const what = first?.title || 'A change';
  return first?.action === 'unpublish' ? `${what} comes down` : what;
}

const isPending = ({ state }: Release) => state === 'open' || state === 'scheduled';

/** What stands between a release and the public, and never only by colour. */
export function markOf(release: Release): StatusMarkProps {
  const { state, changes } = release;
  if (state === 'done') return { status: 'live', label: 'Done' };
  if (state === 'failed') return { status: 'failed', label: 'Failed' };
  if (state === 'cancelled') return { status: 'none', label: 'Cancelled' };
  if (isPending(release) && changes.some(({ readiness }) => readiness !== 'ready')) {
    return { status: 'review', label: 'Not ready' };
  }
  return state === 'open' ? { status: 'draft', label: 'No time yet' } : { status: 'scheduled', label: 'Scheduled' };
}

/** A release is in the calendar when it goes live, and once more when it goes back. */
export interface ReleaseEvent {
  release: Release;
  /** Null while it has no time. */
  at: string | null;
  goesBack: boolean;
}

/** The earliest first, and what has no time yet at the end. */
export function eventsOf(releases: readonly Release[]): ReleaseEvent[] {
  const events = releases
    .filter(({ state }) => state !== 'cancelled')
    .flatMap((release): ReleaseEvent[] => {
      const { runAt, revert } = release;
      const live = { release, at: runAt, goesBack: false };
      return revert ? [live, { release, at: revert.at, goesBack: true }] : [live];
    });
  return events.sort((one, other) => (one.at ?? '~').localeCompare(other.at ?? '~'));
}

export const keyOf = ({ release, goesBack }: ReleaseEvent) => `${release.id} ${goesBack ? 'back' : 'live'}`;

export const isHeld = ({ revertOutcome }: Release['changes'][number]) => revertOutcome === 'held';

export function eventMark({ release, goesBack }: ReleaseEvent): StatusMarkProps {
  if (!goesBack || !release.revert) return markOf(release);
  const { state } = release.revert;
  if (state === 'failed') return { status: 'failed', label: 'Did not go back' };
  if (release.changes.some(isHeld)) return { status: 'failed', label: 'Waits for you' };
  if (state === 'done') return { status: 'live', label: 'Went back' };
  const isOpen = release.changes.some(({ readiness }) => readiness === 'revert-needs-approval');
  return isOpen ? { status: 'review', label: 'Not ready' } : { status: 'scheduled', label: 'Scheduled' };
}

export const isUpcoming = ({ release, goesBack }: ReleaseEvent) =>
  goesBack
    ? release.revert?.state === 'planned' && release.state !== 'failed'
    : release.state === 'open' || release.state === 'scheduled';

/** Who acts, and what is still open: "Set by Amna. 2 of 7 are not ready." */
export function waitsText({ release, goesBack }: ReleaseEvent): string {
  const { changes, createdBy, scheduledBy, revert } = release;
  const who = goesBack
    ? revert?.by && `Set by ${revert.by.name}.`
    : scheduledBy
      ? `Set by ${scheduledBy.name}.`
      : `Made by ${createdBy.name}.`;
  const open = changes.filter(({ readiness }) => readiness !== 'ready');
  const [first] = open;
  const what =
    !first || (goesBack && release.state !== 'done')
      ? ''
      : changes.length === 1
        ? `${readinessText[first.readiness]}.`
        : `${open.length} of ${changes.length} are not ready.`;
  return [who, what].filter(Boolean).join(' ');
}
