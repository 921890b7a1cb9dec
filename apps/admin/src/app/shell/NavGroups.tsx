import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import type { ReactNode } from 'react';
import { listRole } from '../../layout/listRole.ts';
import { useCall } from '../../session/useCall.ts';
import type { NavGroup } from '../navigation/groups.ts';
import * as styles from './SideNav.css.ts';

const refetchIntervalMs = 30_000;

function useCounts(): Record<string, ReactNode> {
  const { data } = useCall(calls.dashboardOverview, {}, { refetchInterval: refetchIntervalMs });
  const { data: reviews } = useCall(calls.reviewCount, {}, { refetchInterval: refetchIntervalMs });
  const approvals = reviews?.mine ? `${reviews.mine}` : null;
  if (!data) return { '/admin/approvals': approvals };
  const { pages, funds, newLeads, newApplications } = data;
  return {
    '/admin/approvals': approvals,
    '/admin/posts': pages,
    '/admin/funds': funds,
    '/admin/forms': newCount(newLeads),
    '/admin/job-applications': newCount(newApplications),
  };
}

function newCount(count: number | null): ReactNode {
  if (!count) return null;
  const shown = count < limits.inboxCount ? String(count) : `${limits.inboxCount - 1}+`;
  return (
    <>
      {shown}
      <VisuallyHidden> new</VisuallyHidden>
    </>
  );
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
              {counts[entry.url] == null ? null : <span className={styles.count}>{counts[entry.url]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
