import type { ApiError } from '@fundfront/api-client';
import { notificationKinds } from '@fundfront/content-model';
import type { StaffNotification } from '@fundfront/content-model/wire';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { listRole } from '../../layout/listRole.ts';
import * as styles from './Notifications.css.ts';

interface NotificationListProps {
  rows: readonly StaffNotification[] | undefined;
  error: ApiError | null;
  onOpen: (row: StaffNotification) => void;
}

export function NotificationList({ rows, error, onOpen }: NotificationListProps) {
  if (!rows) {
    if (error) return <p className={styles.none}>{`They could not be read: ${error.message}`}</p>;
    return (
      <div className={styles.none}>
        <Skeleton lines={3} />
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <p className={styles.none}>
        Nothing yet. New requests from visitors, approvals and failures that concern you will be here.
      </p>
    );
  }
  return (
    <ul {...listRole} className={styles.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <a className={row.readAt ? styles.row.read : styles.row.unread} href={row.path} onClick={() => onOpen(row)}>
            <span className={styles.kind}>
              {row.readAt ? null : <VisuallyHidden>Unread. </VisuallyHidden>}
              {notificationKinds[row.kind].label}
            </span>
            <time className={styles.when} dateTime={row.at} title={formatInstant(row.at)}>
              {formatAgo(row.at)}
            </time>
            <span className={styles.what}>
              <bdi>{row.title}</bdi>
            </span>
            {row.note ? (
              <span className={styles.note}>
                <bdi>{row.note}</bdi>
              </span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
