import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Chip } from '@fundfront/ui/components/Chip';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { Facts } from '@fundfront/ui/components/Facts';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Text } from '@fundfront/ui/components/Text';
import { toast } from '@fundfront/ui/components/Toaster';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Panel } from '../../layout/Panel.tsx';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import { formatCount, type Message, type Operations, topicNames } from './types.ts';

interface QueuePanelProps {
  queues: Operations['queues'];
  refetchInterval: number;
  onChange: () => void;
}

function summaryOf({ waiting, failed, oldestAt }: Operations['queues'][number]): string {
  const waits =
    oldestAt === null ? 'None waits' : `${formatCount(waiting)} waiting, the oldest from ${formatAgo(oldestAt)}`;
  return failed > 0 ? `${waits}; ${formatCount(failed)} given up` : waits;
}

interface MessageRowProps {
  message: Message;
  onRetry: () => void;
  onGiveUp: () => void;
}

function MessageRow({ message, onRetry, onGiveUp }: MessageRowProps) {
  const { topic, createdAt, attempts, nextAttemptAt, reason } = message;
  return (
    <Row>
      <Cell head>{topic === 'mail' ? 'Mail' : 'To the site'}</Cell>
      <Cell label="Since">{formatInstant(createdAt)}</Cell>
      <Cell label="State">
        <Chip tone={nextAttemptAt ? 'warn' : 'bad'}>
          {nextAttemptAt
            ? `Tried ${attempts} times, next ${formatInstant(nextAttemptAt)}`
            : `Given up after ${attempts}`}
        </Chip>
      </Cell>
      <Cell label="Reason">{reason ?? 'None is known'}</Cell>
      <Cell>
        <Inline space="xs">
          <Button size="s" tone="secondary" onClick={onRetry}>
            Try now
          </Button>
          {nextAttemptAt ? (
            <Button size="s" tone="quiet" onClick={onGiveUp}>
              Give up
            </Button>
          ) : null}
        </Inline>
      </Cell>
    </Row>
  );
}

export function QueuePanel({ queues, refetchInterval, onChange }: QueuePanelProps) {
  const { data, refetch } = useCall(calls.listQueue, {}, { refetchInterval });
  const [leaving, setLeaving] = useState<Message | null>(null);

  async function change(call: typeof calls.retryMessage | typeof calls.giveUpMessage, id: string, done: string) {
    try {
      await api.call(call, { params: { id } });
      toast.success(done);
    } catch (failure) {
      toast.error(`Nothing was changed. ${errorMessage(failure)}`);
    }
    await refetch();
    onChange();
  }

  const retry = ({ id }: Message) => change(calls.retryMessage, id, 'It is tried again within seconds.');
  const giveUp = ({ id }: Message) => change(calls.giveUpMessage, id, 'It is tried no more.');
  return (
    <Panel title="Queue">
      <Stack space="s">
        <Facts items={queues.map((queue) => ({ term: topicNames[queue.topic], value: summaryOf(queue) }))} />
        {data && data.rows.length > 0 ? (
          <Table caption="Tried in vain" layout="stack">
            <THead>
              <Row>
                <HeadCell>What</HeadCell>
                <HeadCell>Since</HeadCell>
                <HeadCell>State</HeadCell>
                <HeadCell>Reason</HeadCell>
                <HeadCell>Change</HeadCell>
              </Row>
            </THead>
            <TBody>
              {data.rows.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  onRetry={() => void retry(message)}
                  onGiveUp={() => setLeaving(message)}
                />
              ))}
            </TBody>
          </Table>
        ) : null}
        {data?.more ? <Text tone="secondary">There are more; the oldest are shown.</Text> : null}
      </Stack>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Give it up?"
        message={
          leaving?.topic === 'mail'
            ? 'Whoever waits for this mail does not get it, unless somebody tries it again here.'
            : 'The site shows the old pages until they expire by themselves, within minutes.'
        }
        actions={[
          { title: 'Keep trying' },
          {
            title: 'Give up',
            tone: 'danger',
            action: async () => {
              if (leaving) await giveUp(leaving);
            },
          },
        ]}
      />
    </Panel>
  );
}
