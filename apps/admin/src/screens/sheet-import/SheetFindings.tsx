import type { SheetFinding, SheetReport } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Chip } from '@fundfront/ui/components/Chip';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { useState } from 'react';
import { saveFile } from '../../format/saveFile.ts';
import { Panel } from '../../layout/Panel.tsx';
import * as styles from './SheetImport.css.ts';

const firstFindings = 100;

const severities = { error: { tone: 'bad', label: 'Error' }, warning: { tone: 'warn', label: 'Warning' } } as const;

function ordered(findings: readonly SheetFinding[]): SheetFinding[] {
  return findings.toSorted((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'));
}

export function SheetFindings({ report }: { report: SheetReport }) {
  const [whole, setWhole] = useState(false);
  const { findings, findingsCsv, counts } = report;
  if (findings.length === 0 || findingsCsv === null) return null;
  const all = counts.errors + counts.warnings;
  const shown = whole ? ordered(findings) : ordered(findings).slice(0, firstFindings);
  return (
    <Panel
      title="Findings"
      inset="none"
      action={
        <Button
          tone="secondary"
          size="s"
          onClick={() => saveFile('findings.csv', new Blob([findingsCsv], { type: 'text/csv' }))}
        >
          Download findings
        </Button>
      }
    >
      <Table caption="Findings" hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell numeric>Row</HeadCell>
            <HeadCell>Kind</HeadCell>
            <HeadCell>Column</HeadCell>
            <HeadCell>Finding</HeadCell>
            <HeadCell>What the cell says</HeadCell>
          </Row>
        </THead>
        <TBody>
          {shown.map(({ row, column, severity, message, value }) => (
            <Row key={`${row} ${column} ${severity} ${message}`}>
              <Cell numeric label="Row">
                {row ?? 'File'}
              </Cell>
              <Cell nowrap label="Kind">
                <Chip tone={severities[severity].tone}>{severities[severity].label}</Chip>
              </Cell>
              <Cell label="Column">{column ?? ''}</Cell>
              <Cell label="Finding">
                <bdi>{message}</bdi>
              </Cell>
              <Cell label="What the cell says">
                <bdi className={styles.value}>{value}</bdi>
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
      {shown.length < findings.length ? (
        <div className={styles.more}>
          <Button tone="secondary" onClick={() => setWhole(true)}>
            {`Show ${findings.length.toLocaleString('en')} of ${all.toLocaleString('en')}`}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
