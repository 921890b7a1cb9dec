import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { listRole } from '../../layout/listRole.ts';
import * as styles from './DashboardScreen.css.ts';
import { pendingItemsOf } from './pendingItems.ts';

export function PendingItems({ overview }: { overview: ResponseOf<typeof calls.dashboardOverview> }) {
  const items = pendingItemsOf(overview);
  if (items.length === 0) return <p className={styles.nothing}>Nothing else waits.</p>;
  return (
    <ul {...listRole} className={styles.lines}>
      {items.map(({ title, note, href }) => (
        <li key={title} className={styles.line}>
          <span>
            <TextLink href={href}>{title}</TextLink>
            <span className={styles.second}>{note}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
