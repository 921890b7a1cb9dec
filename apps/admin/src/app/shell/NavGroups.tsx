import { calls } from '@fundfront/content-model/wire';
import { listRole } from '../../layout/listRole.ts';
import { useCall } from '../../session/useCall.ts';
import type { NavGroup } from '../navigation/groups.ts';
import * as styles from './SideNav.css.ts';

function useCounts(): Record<string, number | undefined> {
  const { data } = useCall(calls.dashboardOverview, {});
  return { '/admin/posts': data?.pages, '/admin/funds': data?.funds };
}

export function NavGroups({ groups, here }: { groups: readonly NavGroup[]; here: string | undefined }) {
  const counts = useCounts();
  return groups.map(({ title, entries }) => (
    <div key={title} className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul {...listRole}>
        {entries.map((entry) => (
          <li key={`${entry.url} ${entry.title}`}>
            <a className={styles.entry} href={entry.url} aria-current={entry.url === here ? 'page' : undefined}>
              {entry.title}
              {counts[entry.url] === undefined ? null : <span className={styles.count}>{counts[entry.url]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
