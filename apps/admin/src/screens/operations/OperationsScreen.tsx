import { calls } from '@fundfront/content-model/wire';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Stack } from '@fundfront/ui/layout/Stack';
import { formatClock } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { InstancePanel } from './InstancePanel.tsx';
import { QueuePanel } from './QueuePanel.tsx';
import { SitesPanel } from './SitesPanel.tsx';
import { StatementsPanel } from './StatementsPanel.tsx';
import { WorkPanel } from './WorkPanel.tsx';

const refetchInterval = 10_000;

export function OperationsScreen() {
  const { data, error, refetch, dataUpdatedAt } = useCall(calls.getOperations, {}, { refetchInterval });
  return (
    <Screen
      title="Operations"
      crumbs={[{ label: 'Site' }]}
      status={dataUpdatedAt ? `As of ${formatClock(dataUpdatedAt)}` : undefined}
    >
      {!data && error ? <CallError what="The state of the product" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data ? (
        <Stack space="m">
          <QueuePanel queues={data.queues} refetchInterval={refetchInterval} onChange={refetch} />
          <WorkPanel rounds={data.rounds} jobs={data.jobs} />
          <SitesPanel sites={data.sites} />
          <StatementsPanel statements={data.statements} />
          <InstancePanel state={data} />
        </Stack>
      ) : null}
    </Screen>
  );
}
