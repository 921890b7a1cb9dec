import { calls, type ImportJob } from '@fundfront/content-model/wire';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useCall } from '../../session/useCall.ts';
import { figure, markOf } from './labels.ts';

function changesOf({ report, blocked }: ImportJob): string {
  if (!report) return '';
  const part = (name: string, { created, updated }: { created: number; updated: number }) =>
    `${name} ${figure(created + updated)}`;
  const parts = [part('Funds', report.funds), part('Categories', report.categories), part('Prices', report.prices)];
  return [...parts, ...(blocked > 0 ? [`blocked rows ${figure(blocked)}`] : [])].join(', ');
}

/** Open imports, then the latest that were decided. */
export function ImportList({ opened }: { opened: string | undefined }) {
  const { data, error, refetch } = useCall(calls.listImports, {});
  if (error && !data) return <CallError what="The list of imports" error={error} onRetry={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <Panel title="Imports" inset="none">
      <Table caption="Imports" hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell>Files</HeadCell>
            <HeadCell>Sent</HeadCell>
            <HeadCell>By</HeadCell>
            <HeadCell>Changes</HeadCell>
            <HeadCell>State</HeadCell>
          </Row>
        </THead>
        <TBody>
          {data.map((job) => (
            <Row key={job.id}>
              <Cell head>
                <TextLink
                  href={`/admin/funds/import?id=${job.id}`}
                  aria-current={job.id === opened ? 'true' : undefined}
                >
                  {job.files.map(({ name }) => name).join(', ')}
                </TextLink>
              </Cell>
              <Cell nowrap label="Sent">
                {formatInstant(job.madeAt)}
              </Cell>
              <Cell label="By">{job.maker}</Cell>
              <Cell label="Changes">
                {changesOf(job)}
                {job.samples === 'replace' ? '; sample funds make way' : ''}
              </Cell>
              <Cell nowrap label="State">
                <StatusMark {...markOf(job)} />
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </Panel>
  );
}
