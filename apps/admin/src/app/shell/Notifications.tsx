import type { StaffNotification } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { Popover } from '@fundfront/ui/components/Popover';
import { toast } from '@fundfront/ui/components/Toaster';
import { Bell } from '@fundfront/ui/icons';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { errorMessage } from '../../layout/errorMessage.ts';
import { NotificationList } from './NotificationList.tsx';
import * as styles from './Notifications.css.ts';
import { useNotifications } from './useNotifications.ts';

function bellLabel(unread: string): string {
  return unread === '' ? 'Notifications' : `Notifications: ${unread} unread`;
}

export function Notifications() {
  const { rows, unread, error, markRead } = useNotifications();
  const read = (ids: readonly string[] | 'all') =>
    markRead.mutate(ids, { onError: (e) => toast.error(errorMessage(e)) });
  const open = (row: StaffNotification, close: () => void) => {
    if (!row.readAt) read([row.id]);
    close();
  };
  return (
    <span className={styles.bell}>
      <Popover
        label="Notifications"
        placement="bottom end"
        trigger={<IconButton label={bellLabel(unread)} icon={<Bell size="s" />} />}
      >
        {(close) => (
          <div className={styles.pane}>
            <div className={styles.head}>
              <h2 className={styles.title}>Notifications</h2>
              <Button
                size="s"
                tone="quiet"
                disabled={unread === ''}
                busy={markRead.isPending}
                onClick={() => read('all')}
              >
                Mark all as read
              </Button>
            </div>
            <NotificationList rows={rows} error={error} onOpen={(row) => open(row, close)} />
          </div>
        )}
      </Popover>
      {unread === '' ? null : (
        <span className={styles.badge} aria-hidden="true">
          {unread}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{unread === '' ? '' : `${unread} unread notifications`}</span>
      </VisuallyHidden>
    </span>
  );
}
