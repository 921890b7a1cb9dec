import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { listRole } from '../../layout/listRole.ts';
import { notificationsOf } from '../../notifications/notifications.ts';
import * as styles from './DashboardScreen.css.ts';
import { SampleNotice } from './SampleNotice.tsx';

export function PendingItems({ overview }: { overview: ResponseOf<typeof calls.dashboardOverview> }) {
  const notifications = notificationsOf(overview);
  return (
    <>
      <SampleNotice />
      {notifications.length === 0 ? <p className={styles.nothing}>Nothing waits for you.</p> : null}
      <ul {...listRole} className={styles.lines}>
        {notifications.map(({ title, note, href }) => (
          <li key={title} className={styles.line}>
            <span>
              <TextLink href={href}>{title}</TextLink>
              <br />
              <span className={styles.note}>{note}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
