import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Chip } from '@fundfront/ui/components/Chip';
import { Notice } from '@fundfront/ui/components/Notice';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Stack } from '@fundfront/ui/layout/Stack';
import { formatClock } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';

export function SystemScreen() {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useCall(calls.systemCheck, {});
  const failing = (data ?? []).filter(({ ok }) => !ok).length;
  return (
    <Screen
      title="System check"
      crumbs={[{ label: 'Site' }]}
      status={dataUpdatedAt ? `Checked ${formatClock(dataUpdatedAt)}` : undefined}
      actions={
        <Button tone="secondary" busy={isFetching} onClick={() => refetch()}>
          Check again
        </Button>
      }
      inset="text"
    >
      {error ? <CallError what="The system check" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={5} /> : null}
      {data ? (
        <Stack space="m">
          {failing > 0 ? (
            <Notice tone="bad" title={failing === 1 ? 'One part does not answer' : `${failing} parts do not answer`}>
              Pages that were published stay on the site meanwhile.
            </Notice>
          ) : (
            <Notice tone="ok" title="Everything answers" />
          )}
          <Panel title="Connections" inset="none">
            <Table caption="Connections" hideCaption layout="plain" edge="flush">
              <THead>
                <Row>
                  <HeadCell>Part</HeadCell>
                  <HeadCell>State</HeadCell>
                  <HeadCell>Detail</HeadCell>
                </Row>
              </THead>
              <TBody>
                {data.map(({ name, ok, detail }) => (
                  <Row key={name}>
                    <Cell head>{name}</Cell>
                    <Cell nowrap>
                      <Chip tone={ok ? 'ok' : 'bad'}>{ok ? 'Answers' : 'Fails'}</Chip>
                    </Cell>
                    <Cell>{detail}</Cell>
                  </Row>
                ))}
              </TBody>
            </Table>
          </Panel>
        </Stack>
      ) : null}
    </Screen>
  );
}
