import { Chip } from '@fundfront/ui/components/Chip';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Stack } from '@fundfront/ui/layout/Stack';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { Panel } from '../../layout/Panel.tsx';
import { formatCount, formatMs, type Operations } from './types.ts';

const jobNames: Record<string, string> = {
  release: 'Releases',
  'release-reminder': 'Reminders of releases',
  webhook: 'Webhooks',
};

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function RoundRow({ name, runs, failures, failed, lastAt, lastMs, nextAt }: Operations['rounds'][number]) {
  return (
    <Row>
      <Cell head>{capitalized(name)}</Cell>
      <Cell label="Last">
        <Chip tone={failed ? 'bad' : 'ok'}>{failed ? 'Failed' : 'Done'}</Chip> {lastAt ? formatAgo(lastAt) : ''}
      </Cell>
      <Cell label="Took">{lastMs === null ? 'Not known' : formatMs(lastMs)}</Cell>
      <Cell label="Next">{nextAt ? formatInstant(nextAt) : 'Runs now'}</Cell>
      <Cell label="Rounds">{`${formatCount(runs)}, ${formatCount(failures)} failed`}</Cell>
    </Row>
  );
}

export function WorkPanel({ rounds, jobs }: Pick<Operations, 'rounds' | 'jobs'>) {
  return (
    <Panel title="Work">
      <Stack space="m">
        <Table caption="Repeats, in the instance that answered" layout="stack">
          <THead>
            <Row>
              <HeadCell>What</HeadCell>
              <HeadCell>Last</HeadCell>
              <HeadCell>Took</HeadCell>
              <HeadCell>Next</HeadCell>
              <HeadCell>Rounds</HeadCell>
            </Row>
          </THead>
          <TBody>
            {rounds.map((round) => (
              <RoundRow key={round.name} {...round} />
            ))}
          </TBody>
        </Table>
        <Table caption="Planned for a moment, in any instance" layout="stack">
          <THead>
            <Row>
              <HeadCell>What</HeadCell>
              <HeadCell>Waiting</HeadCell>
              <HeadCell>Running</HeadCell>
              <HeadCell>Failed</HeadCell>
              <HeadCell>Last</HeadCell>
              <HeadCell>Next</HeadCell>
            </Row>
          </THead>
          <TBody>
            {jobs.map(({ name, waiting, active, failed, lastAt, nextAt }) => (
              <Row key={name}>
                <Cell head>{jobNames[name] ?? name}</Cell>
                <Cell label="Waiting">{formatCount(waiting)}</Cell>
                <Cell label="Running">{formatCount(active)}</Cell>
                <Cell label="Failed">{formatCount(failed)}</Cell>
                <Cell label="Last">{lastAt ? formatAgo(lastAt) : 'None'}</Cell>
                <Cell label="Next">{nextAt ? formatInstant(nextAt) : 'None'}</Cell>
              </Row>
            ))}
          </TBody>
        </Table>
      </Stack>
    </Panel>
  );
}
