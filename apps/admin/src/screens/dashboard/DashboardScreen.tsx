import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { formatClock, formatLongDay } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { newEntryPath } from '../../paths/entryPaths.ts';
import { approvalsPath } from '../../paths/reviewPaths.ts';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { BeforeLaunch } from './BeforeLaunch.tsx';
import * as styles from './DashboardScreen.css.ts';
import { DisclosureClock } from './DisclosureClock.tsx';
import { Figures } from './Figures.tsx';
import { LanguageParity } from './LanguageParity.tsx';
import { NewLeads } from './NewLeads.tsx';
import { NextReleases } from './NextReleases.tsx';
import { PendingItems } from './PendingItems.tsx';
import { RecentChanges } from './RecentChanges.tsx';
import { WaitingReviews } from './WaitingReviews.tsx';

const refetchIntervalMs = 30_000;

export function DashboardScreen() {
  const overview = useCall(calls.dashboardOverview, {}, { refetchInterval: refetchIntervalMs });
  const canEdit = useCan('content.edit', { type: 'page' });
  const canImport = useCan('import.run');
  const readsLeads = useCan('leads.read');
  const readsApplications = useCan('applications.read');
  const readsInbox = readsLeads || readsApplications;
  const isAdmin = useCan('system.check');
  const approves = useCan('content.publish', 'anywhere');
  const now = Date.now();
  return (
    <Screen
      title="Dashboard"
      note={`${formatLongDay(now)} · ${formatClock(now).slice(0, 5)} in Karachi`}
      inset="none"
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
        <>
          {overview.data ? <Figures overview={overview.data} /> : <Skeleton lines={3} />}
          <div className={styles.layout}>
            <div className={styles.column}>
              <Panel
                title="Disclosure clock"
                inset="none"
                action={<TextLink href="/admin/dailynav">Daily NAV</TextLink>}
              >
                <DisclosureClock refetchInterval={refetchIntervalMs} />
              </Panel>
              {readsInbox ? (
                <Panel
                  title="New requests"
                  inset="none"
                  action={<TextLink href={readsLeads ? '/admin/forms' : '/admin/job-applications'}>Inbox</TextLink>}
                >
                  <NewLeads refetchInterval={refetchIntervalMs} />
                </Panel>
              ) : null}
              <Panel
                title="Recent changes"
                inset="none"
                action={<TextLink href="/admin/activity-logs">Activity log</TextLink>}
              >
                <RecentChanges />
              </Panel>
            </div>
            <div className={styles.column}>
              <Panel title="Goes live next" inset="none" action={<TextLink href="/admin/calendar">Calendar</TextLink>}>
                <NextReleases refetchInterval={refetchIntervalMs} />
              </Panel>
              <Panel
                title="English and Urdu"
                inset="none"
                action={<TextLink href="/admin/english-and-urdu">Board</TextLink>}
              >
                {overview.data ? <LanguageParity counts={overview.data.parity} /> : <Skeleton lines={4} />}
              </Panel>
            </div>
            <div className={styles.rail}>
              <Panel
                title="Waits for you"
                inset="none"
                action={approves ? <TextLink href={approvalsPath}>All approvals</TextLink> : null}
              >
                {approves ? <WaitingReviews refetchInterval={refetchIntervalMs} /> : null}
                {overview.data ? <PendingItems overview={overview.data} /> : <Skeleton lines={4} />}
              </Panel>
              {isAdmin && overview.data ? <BeforeLaunch overview={overview.data} /> : null}
            </div>
          </div>
        </>
      )}
    </Screen>
  );
}
