import { localeNames } from '@fundfront/content-model';
import type { Review, ReviewState, ReviewStep } from '@fundfront/content-model/wire';
import { StatusMark, type StatusMarkProps } from '@fundfront/ui/components/StatusMark';
import { formatInstant } from '../../format/dates.ts';
import * as styles from './Approvals.css.ts';

const marks: Record<ReviewState, StatusMarkProps> = {
  open: { status: 'review', label: 'Waits for an approval' },
  'changes-requested': { status: 'draft', label: 'Changes requested' },
  approved: { status: 'live', label: 'Approved' },
  withdrawn: { status: 'none', label: 'Taken back' },
  closed: { status: 'none', label: 'Published or sent again' },
};

export function PathPanel({ review }: { review: Review }) {
  return (
    <section className={styles.part} aria-label="Path">
      <h2 className={styles.partTitle}>Path</h2>
      {review.path.length === 0 ? <p className={styles.quiet}>It was never sent for review.</p> : null}
      <ol className={styles.list}>
        {review.path.map((step) => (
          <li key={`${step.locale} ${step.version} ${step.sentAt}`} className={styles.pathStep}>
            <span>
              <StatusMark {...marks[step.state]} />
            </span>
            <span>
              <span lang={step.locale}>{localeNames[step.locale]}</span> v{step.version}
            </span>
            <span className={styles.quiet}>{decisionOf(step)}</span>
            {step.decisionNote ? <bdi>“{step.decisionNote}”</bdi> : null}
            <span className={styles.quiet}>
              Sent by {step.sentBy.name}, {formatInstant(step.sentAt)}
            </span>
            {step.note ? <bdi className={styles.quiet}>“{step.note}”</bdi> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function decisionOf({ decidedBy, decidedAt }: ReviewStep): string | null {
  return decidedBy && decidedAt ? `${decidedBy.name}, ${formatInstant(decidedAt)}` : null;
}
