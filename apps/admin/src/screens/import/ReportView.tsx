import type { ImportReport } from '@fundfront/content-model/wire';
import { Notice } from '@fundfront/ui/components/Notice';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Stack } from '@fundfront/ui/layout/Stack';
import { Panel } from '../../layout/Panel.tsx';
import { Findings } from './Findings.tsx';

const number = (value: number) => value.toLocaleString('en');

function headline({ applied, rows }: ImportReport, sent: boolean): string {
  const read = `${number(rows.read)} rows read, ${number(rows.skipped)} left out`;
  if (sent && !applied) return `Sent for approval: ${read}`;
  return applied ? `Imported: ${read}` : `Checked: ${read}. Nothing is saved yet.`;
}

/** @param sent whether it was more than a check */
export function ReportView({ report, sent }: { report: ImportReport; sent: boolean }) {
  const { applied, findings } = report;
  const groups = [
    { name: 'Funds', ...report.funds },
    { name: 'Categories', ...report.categories },
    { name: 'Prices', ...report.prices },
    { name: 'Returns', ...report.returns },
  ];
  return (
    <Stack space="m">
      <Notice tone={applied ? 'ok' : 'info'} title={headline(report, sent)} role="status">
        {sent && !applied ? 'Nothing of it is saved or shown before another person approves it below.' : null}
        {applied ? (
          <>
            The site shows them as soon as its pages are drawn anew. See the{' '}
            <TextLink href="/admin/funds">funds</TextLink>.
          </>
        ) : null}
      </Notice>
      <Panel title={applied ? 'Changes' : 'Would change'} inset="none">
        <Table caption="Changes" hideCaption layout="plain">
          <THead>
            <Row>
              <HeadCell>What</HeadCell>
              <HeadCell numeric>New</HeadCell>
              <HeadCell numeric>Changed</HeadCell>
              <HeadCell numeric>As before</HeadCell>
            </Row>
          </THead>
          <TBody>
            {groups.map(({ name, created, updated, unchanged }) => (
              <Row key={name}>
                <Cell head>{name}</Cell>
                <Cell numeric>{number(created)}</Cell>
                <Cell numeric>{number(updated)}</Cell>
                <Cell numeric>{number(unchanged)}</Cell>
              </Row>
            ))}
          </TBody>
        </Table>
      </Panel>
      {findings.length > 0 ? <Findings findings={findings} /> : null}
    </Stack>
  );
}
