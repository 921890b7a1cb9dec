import type { ChangeReadiness, Release } from '@fundfront/content-model/wire';
import type { StatusMarkProps } from '@fundfront/ui/components/StatusMark';

export const readinessText: Record<ChangeReadiness, string> = {
  ready: 'Ready',
  'needs-approval': 'Needs an approval',
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
