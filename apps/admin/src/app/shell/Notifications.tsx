import { calls } from '@fundfront/content-model/wire';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { Popover } from '@fundfront/ui/components/Popover';
import { Bell } from '@fundfront/ui/icons';
import { listRole } from '../../layout/listRole.ts';
import { notificationsOf } from '../../notifications/notifications.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Header.css.ts';

const refetchIntervalMs = 60_000;

export function Notifications() {
  const { data } = useCall(calls.dashboardOverview, {}, { refetchInterval: refetchIntervalMs });
  const notifications = data ? notificationsOf(data) : [];
  const label = notifications.length === 0 ? 'Messages' : `Messages: ${notifications.length}`;
  return (
    <span className={styles.bell}>
      <Popover label="Messages" placement="bottom end" trigger={<IconButton label={label} icon={<Bell size="s" />} />}>
        {(close) => (
          <div className={styles.notifications}>
            <h2 className={styles.notificationsTitle}>Messages</h2>
            {notifications.length === 0 ? <p className={styles.none}>Nothing waits for you.</p> : null}
            <ul {...listRole}>
              {notifications.map(({ title, note, href }) => (
                <li key={title}>
                  <a className={styles.notification} href={href} onClick={() => close()}>
                    {title}
                    <span className={styles.notificationNote}>{note}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Popover>
      {notifications.length > 0 ? (
        <span className={styles.badge} aria-hidden="true">
          {notifications.length}
        </span>
      ) : null}
    </span>
  );
}
