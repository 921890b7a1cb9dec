import type { AlertRun } from '@fundfront/content-model/wire';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Link } from 'react-router-dom';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';
import { figure, markOf, reasonOf, tookOf } from './labels.ts';

export function AlertTable({ runs, opened }: { runs: readonly AlertRun[]; opened: string | undefined }) {
  return (
    <TableInset>
      <Table caption="Mails to subscribers" hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell>Mail</HeadCell>
            <HeadCell>Why</HeadCell>
            <HeadCell>State</HeadCell>
            <HeadCell numeric>To</HeadCell>
            <HeadCell numeric>Accepted</HeadCell>
            <HeadCell numeric>Refused</HeadCell>
            <HeadCell numeric>Took</HeadCell>
            <HeadCell numeric>When</HeadCell>
          </Row>
        </THead>
        <TBody>
          {runs.map((run) => (
            <Row key={run.id} selected={run.id === opened}>
              <Cell head>
                <Link to={`/admin/alerts/${run.id}`}>{run.title}</Link>
              </Cell>
              <Cell label="Why">{reasonOf(run)}</Cell>
              <Cell nowrap label="State">
                <StatusMark {...markOf(run)} />
              </Cell>
              <Cell numeric label="To">
                {figure(run.counts.to)}
              </Cell>
              <Cell numeric label="Accepted">
                {figure(run.counts.sent)}
              </Cell>
              <Cell numeric label="Refused">
                {figure(run.counts.refused)}
              </Cell>
              <Cell numeric nowrap label="Took">
                {tookOf(run)}
              </Cell>
              <Cell numeric nowrap label="When">
                <time dateTime={run.createdAt} title={formatInstant(run.createdAt)}>
                  {formatAgo(run.createdAt)}
                </time>
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
