import type { DeliverySummary } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { formatInstant } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';
import { deliveryMarks, eventLabel } from './labels.ts';

interface DeliveryTableProps {
  deliveries: readonly DeliverySummary[];
  opened: string | null;
  onOpen: (delivery: string) => void;
}

export function DeliveryTable({ deliveries, opened, onOpen }: DeliveryTableProps) {
  return (
    <TableInset>
      <Table caption="Deliveries" hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell>When</HeadCell>
            <HeadCell>What</HeadCell>
            <HeadCell>State</HeadCell>
            <HeadCell numeric>Attempts</HeadCell>
            <HeadCell numeric>Answer</HeadCell>
            <HeadCell numeric>Took</HeadCell>
            <HeadCell>Detail</HeadCell>
          </Row>
        </THead>
        <TBody>
          {deliveries.map((delivery) => (
            <Row key={delivery.id} selected={delivery.id === opened}>
              <Cell nowrap label="When">
                <time dateTime={delivery.createdAt}>{formatInstant(delivery.createdAt)}</time>
              </Cell>
              <Cell head>{eventLabel(delivery.event)}</Cell>
              <Cell nowrap label="State">
                <StatusMark {...deliveryMarks[delivery.state]} />
              </Cell>
              <Cell numeric label="Attempts">
                {delivery.attempts}
              </Cell>
              <Cell numeric label="Answer">
                {delivery.responseStatus ?? '—'}
              </Cell>
              <Cell numeric nowrap label="Took">
                {delivery.durationMs === null ? '—' : `${delivery.durationMs.toLocaleString('en')} ms`}
              </Cell>
              <Cell label="Detail">
                <Button size="s" tone="quiet" aria-pressed={delivery.id === opened} onClick={() => onOpen(delivery.id)}>
                  Show
                  <VisuallyHidden>{` what was sent ${formatInstant(delivery.createdAt)}`}</VisuallyHidden>
                </Button>
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
