import type { AuditRow } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { formatInstant } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';
import * as styles from './Activity.css.ts';
import { ActivitySubject } from './ActivityLine.tsx';
import { typeLabel } from './AuditToolbar.tsx';
import { actionLabel } from './actionLabel.ts';

interface AuditTableProps {
  rows: readonly AuditRow[];
  opened: string | undefined;
  onOpen: (row: AuditRow) => void;
}

const trackingNumber = ({ detail }: AuditRow) =>
  typeof detail.trackingNumber === 'string' ? detail.trackingNumber : null;

export function AuditTable({ rows, opened, onOpen }: AuditTableProps) {
  return (
    <TableInset>
      <Table caption="Activity" hideCaption layout="stack" stickyHead>
        <THead>
          <Row>
            <HeadCell>When</HeadCell>
            <HeadCell>Who</HeadCell>
            <HeadCell>Did</HeadCell>
            <HeadCell>What</HeadCell>
            <HeadCell>Type</HeadCell>
            <HeadCell numeric>Entry</HeadCell>
          </Row>
        </THead>
        <TBody>
          {rows.map((row) => (
            <Row key={row.id} selected={row.id === opened}>
              <Cell nowrap label="When" stacked="inline">
                <time dateTime={row.at}>{formatInstant(row.at)}</time>
              </Cell>
              <Cell label="Who" stacked="inline">
                <bdi>{row.who}</bdi>
              </Cell>
              <Cell label="Did" stacked="inline">
                {actionLabel(row.action)}
              </Cell>
              <Cell label="What" stacked="inline">
                {trackingNumber(row) ?? <ActivitySubject activity={row} />}
              </Cell>
              <Cell label="Type" stacked="inline">
                {row.type ? typeLabel(row.type) : null}
              </Cell>
              <Cell head numeric nowrap label="Entry" stacked="inline">
                <Button tone="quiet" size="s" aria-pressed={row.id === opened} onClick={() => onOpen(row)}>
                  <VisuallyHidden>What changed in entry </VisuallyHidden>
                  <span className={styles.number}>{row.position.toLocaleString('en')}</span>
                </Button>
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
