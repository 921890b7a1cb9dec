import { forms } from '@fundfront/content-model';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { rowId, useListKeys } from '../../entries/list/useListKeys.ts';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { listRole } from '../../layout/listRole.ts';
import { DueMark } from './DueMark.tsx';
import * as styles from './InboxPanes.css.ts';
import { formTitle } from './labels.ts';
import { StateMark } from './StateMark.tsx';
import { Choose, type SubmissionTableProps } from './SubmissionTable.tsx';
import { submissionPath } from './submissionPaths.ts';
import { VisitorText } from './VisitorText.tsx';

interface SubmissionCardsProps extends SubmissionTableProps {
  current: string | undefined;
}

/** The list beside what is open of it: J and K move, Enter opens, X selects. */
export function SubmissionCards({ rows, form, busy, current, chosen = [], onChoose }: SubmissionCardsProps) {
  const list = useLocation();
  const navigate = useNavigate();
  const ids = rows.map(({ id }) => id);
  const pathOf = (id: string) => submissionPath(list, id);
  const cursor = useListKeys({
    ids,
    start: current,
    onOpen: (id) => navigate(pathOf(id)),
    onSelect: (id) => onChoose?.(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]),
    onClear: () => onChoose?.([]),
  });
  return (
    <ul {...listRole} className={styles.cards} aria-label={formTitle(form)} aria-busy={busy}>
      {rows.map((row) => (
        <li
          key={row.id}
          id={rowId(row.id)}
          className={styles.card}
          data-current={row.id === current || undefined}
          data-cursor={row.id === cursor || undefined}
        >
          {onChoose ? (
            <Choose label={`Choose ${row.trackingNumber}`} ids={[row.id]} chosen={chosen} onChoose={onChoose} />
          ) : null}
          <div className={styles.cardText}>
            <span className={styles.cardHead}>
              <Link
                className={styles.cardLink}
                to={pathOf(row.id)}
                aria-current={row.id === current ? 'true' : undefined}
              >
                <strong>{forms[row.form].staff.labels.one}</strong> <Ltr>{row.trackingNumber}</Ltr>
              </Link>
              <time className={styles.quiet} dateTime={row.createdAt} title={formatInstant(row.createdAt)}>
                {formatAgo(row.createdAt)}
              </time>
            </span>
            <VisitorText text={row.excerpt || row.name} as="short" />
            <span className={styles.cardFoot}>
              <StateMark form={row.form} state={row.state} />
              <span className={styles.quiet}>{row.assignee?.name ?? 'Nobody yet'}</span>
              {row.locale === 'ur' ? <span className={styles.quiet}>Urdu</span> : null}
            </span>
            <DueMark {...row} />
          </div>
        </li>
      ))}
    </ul>
  );
}
