import { calls, type ImportSummary } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Chip } from '@fundfront/ui/components/Chip';
import { Notice } from '@fundfront/ui/components/Notice';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { useDecision } from './useImport.ts';

const number = (value: number) => value.toLocaleString('en');

const states = {
  waiting: { tone: 'warn', label: 'Waits' },
  approved: { tone: 'ok', label: 'Approved' },
  rejected: { tone: 'bad', label: 'Rejected' },
} as const;

function changesOf({ funds, categories, prices }: ImportSummary): string {
  const part = (name: string, { created, updated }: ImportSummary['funds']) => `${name} ${number(created + updated)}`;
  return [part('Funds', funds), part('Categories', categories), part('Prices', prices)].join(', ');
}

interface RowProps {
  summary: ImportSummary;
  canApprove: boolean;
  busy: boolean;
  onDecide: (decision: 'approve' | 'reject') => void;
}

function ImportRow({ summary, canApprove, busy, onDecide }: RowProps) {
  const { maker, madeAt, files, samples, state, decider, isOwn, needsAnother } = summary;
  const { tone, label } = states[state];
  return (
    <Row>
      <Cell nowrap>{formatInstant(madeAt)}</Cell>
      <Cell>{maker}</Cell>
      <Cell>{files.join(', ')}</Cell>
      <Cell>
        {changesOf(summary)}
        {samples === 'replace' ? '; sample funds make way' : ''}
      </Cell>
      <Cell nowrap>
        <Chip tone={tone}>{decider === null ? label : `${label} by ${decider}`}</Chip>
      </Cell>
      <Cell>
        {state === 'waiting' ? (
          <Inline space="s">
            {canApprove && !needsAnother ? (
              <Button busy={busy} onClick={() => onDecide('approve')}>
                Approve
              </Button>
            ) : null}
            {canApprove || isOwn ? (
              <Button tone="secondary" busy={busy} onClick={() => onDecide('reject')}>
                {isOwn ? 'Take back' : 'Reject'}
              </Button>
            ) : null}
            {needsAnother ? 'Another person approves it.' : null}
          </Inline>
        ) : null}
      </Cell>
    </Row>
  );
}

export function WaitingImports() {
  const canApprove = useCan('nav.approve');
  const { data, error, refetch } = useCall(calls.listImports, {});
  const decision = useDecision();
  if (error) return <CallError what="The list of imports" error={error} onRetry={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <Stack space="s">
      {decision.error ? (
        <Notice tone="bad" role="alert" title="It was not decided">
          {errorMessage(decision.error)}
        </Notice>
      ) : null}
      <Panel title="Imports" inset="none">
        <Table caption="Imports" hideCaption layout="stack">
          <THead>
            <Row>
              <HeadCell>Sent</HeadCell>
              <HeadCell>By</HeadCell>
              <HeadCell>Files</HeadCell>
              <HeadCell>Changes</HeadCell>
              <HeadCell>State</HeadCell>
              <HeadCell>Decision</HeadCell>
            </Row>
          </THead>
          <TBody>
            {data.map((summary) => (
              <ImportRow
                key={summary.id}
                summary={summary}
                canApprove={canApprove}
                busy={decision.isPending && decision.variables.id === summary.id}
                onDecide={(what) => decision.mutate({ id: summary.id, decision: what })}
              />
            ))}
          </TBody>
        </Table>
      </Panel>
    </Stack>
  );
}
