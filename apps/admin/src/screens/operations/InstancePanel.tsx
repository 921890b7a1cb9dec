import { formatBytes } from '@fundfront/content-model/bytes';
import { Facts } from '@fundfront/ui/components/Facts';
import { formatInstant } from '../../format/dates.ts';
import { Panel } from '../../layout/Panel.tsx';
import { formatCount, formatMs, type Operations } from './types.ts';

function connectionsOf({ connections }: Operations['database']): string {
  if (!connections) return 'One, the embedded engine’s';
  const { total, idle, waiting } = connections;
  return `${formatCount(total - idle)} busy, ${formatCount(idle)} idle, ${formatCount(waiting)} requests waiting`;
}

export function InstancePanel({ state }: { state: Pick<Operations, 'instance' | 'database' | 'files'> }) {
  const { instance, database, files } = state;
  const free = files.freeBytes === null ? '' : `, ${formatBytes(files.freeBytes)} free`;
  const engine = database.embedded ? `${database.version}, embedded` : database.version;
  return (
    <Panel title="API and database">
      <Facts
        items={[
          { term: 'Instance that answered', value: <bdi>{instance.host}</bdi> },
          { term: 'Runs since', value: formatInstant(instance.startedAt) },
          { term: 'Release', value: instance.release ?? 'Not named' },
          { term: 'Node', value: instance.node },
          {
            term: 'Memory',
            value: `${formatBytes(instance.memoryBytes)}, ${formatBytes(instance.heapBytes)} of it in use by code`,
          },
          { term: 'Delay of the event loop', value: `${formatMs(instance.loopDelayMs)} (99 %)` },
          { term: 'Database', value: engine },
          { term: 'Size of the database', value: formatBytes(database.bytes) },
          { term: 'Connections', value: connectionsOf(database) },
          { term: 'Files', value: `${files.label}${free}` },
        ]}
      />
    </Panel>
  );
}
