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
import * as styles from './DashboardScreen.css.ts';
import { Figures } from './Figures.tsx';
import { PendingItems } from './PendingItems.tsx';
import { RecentChanges } from './RecentChanges.tsx';

const refetchIntervalMs = 30_000;

export function DashboardScreen() {
  const overview = useCall(calls.dashboardOverview, {}, { refetchInterval: refetchIntervalMs });
  const canEdit = useCan('content.edit');
  const canImport = useCan('import.run');
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
          <Panel
            title="Recent changes"
            inset="none"
            action={<TextLink href="/admin/activity-logs">All changes</TextLink>}
          >
            <RecentChanges />
          </Panel>
          <Panel title="Waiting" inset="none">
            {overview.data ? <PendingItems overview={overview.data} /> : <Skeleton lines={4} />}
          </Panel>
        </div>
      )}
    </Screen>
  );
}
