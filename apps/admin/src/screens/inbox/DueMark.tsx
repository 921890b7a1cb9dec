import type { SubmissionSummary } from '@fundfront/content-model/wire';
import { formatInstant } from '../../format/dates.ts';
import * as styles from './Inbox.css.ts';

type Due = Pick<SubmissionSummary, 'dueAt' | 'state'>;

/** Nothing where no answer was promised, or it was given. */
export function DueMark({ dueAt, state }: Due) {
  if (dueAt === null || state === 'done' || state === 'spam') return null;
  const isLate = new Date(dueAt).getTime() < Date.now();
  return (
    <span className={isLate ? styles.late : styles.due}>
      {isLate ? 'Reply is late, was due ' : 'Reply due '}
      <time dateTime={dueAt}>{formatInstant(dueAt)}</time>
    </span>
  );
}
