import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { CallError } from '../../layout/CallError.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { newEntryPath } from '../../paths/entryPaths.ts';
import { useSession } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { BeforeLaunch } from './BeforeLaunch.tsx';
import * as styles from './DashboardScreen.css.ts';
import { Figures } from './Figures.tsx';
import { NewLeads } from './NewLeads.tsx';
import { PendingItems } from './PendingItems.tsx';
import { RecentChanges } from './RecentChanges.tsx';

const refetchIntervalMs = 30_000;

export function DashboardScreen() {
  const overview = useCall(calls.dashboardOverview, {}, { refetchInterval: refetchIntervalMs });
  const canEdit = useCan('content.edit');
  const canImport = useCan('import.run');
  const readsLeads = useCan('leads.read');
  const readsApplications = useCan('applications.read');
  const readsInbox = readsLeads || readsApplications;
  const isAdmin = useCan('system.check');
  const name = useSession(({ user }) => user?.firstName);
  return (
    <Screen
      title="Dashboard"
      note={name ? `Signed in as ${name}` : undefined}
      actions={
        <>
          {canImport ? (
            <Button tone="quiet" href="/admin/funds/import">
              Import
            </Button>
          ) : null}
          {canEdit ? <Button href={newEntryPath('page')}>New page</Button> : null}
        </>
      }
    >
      {overview.error ? (
        <CallError what="The overview" error={overview.error} onRetry={overview.refetch} />
      ) : (
        <div className={styles.layout}>
          <div className={styles.figures}>
            {overview.data ? <Figures overview={overview.data} /> : <Skeleton lines={3} />}
          </div>
          {readsInbox ? (
            <Panel
              title="New requests"
              inset="none"
              action={<TextLink href={readsLeads ? '/admin/forms' : '/admin/job-applications'}>Inbox</TextLink>}
            >
              <NewLeads refetchInterval={refetchIntervalMs} />
            </Panel>
          ) : null}
          <Panel title="Waiting" inset="none">
            {overview.data ? <PendingItems overview={overview.data} /> : <Skeleton lines={4} />}
          </Panel>
          <Panel
            title="Recent changes"
            inset="none"
            action={<TextLink href="/admin/activity-logs">Activity log</TextLink>}
          >
            <RecentChanges />
          </Panel>
          {isAdmin && overview.data ? <BeforeLaunch overview={overview.data} /> : null}
        </div>
      )}
    </Screen>
  );
}
