import type { ImportFinding } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Chip } from '@fundfront/ui/components/Chip';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { useState } from 'react';
import { Panel } from '../../layout/Panel.tsx';
import * as styles from './Findings.css.ts';

/** A file of years may have thousands of findings. */
const firstRows = 100;

type Show = 'all' | 'error' | 'warning';

const severityLabels = { error: 'Left out', warning: 'Kept' } as const;

export function Findings({ findings }: { findings: readonly ImportFinding[] }) {
  const [show, setShow] = useState<Show>('all');
  const [whole, setWhole] = useState(false);
  const fitting = findings.filter(({ severity }) => show === 'all' || severity === show);
  const shown = whole ? fitting : fitting.slice(0, firstRows);
  const count = (severity: ImportFinding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  return (
    <Panel
      title="Findings"
      inset="none"
      action={
        <SegmentedControl<Show>
          label="Which findings"
          value={show}
          onChange={setShow}
          options={[
            { value: 'all', label: `All ${findings.length}` },
            { value: 'error', label: `Errors ${count('error')}` },
            { value: 'warning', label: `Warnings ${count('warning')}` },
          ]}
        />
      }
    >
      <Table caption="Findings" hideCaption layout="scroll">
        <THead>
          <Row>
            <HeadCell>File</HeadCell>
            <HeadCell numeric>Line</HeadCell>
            <HeadCell>Row is</HeadCell>
            <HeadCell>Reason</HeadCell>
            <HeadCell>What the row said</HeadCell>
          </Row>
        </THead>
        <TBody>
          {shown.map((finding) => (
            <Row key={`${finding.file} ${finding.line} ${finding.severity} ${finding.reason} ${finding.row}`}>
              <Cell nowrap>{finding.file}</Cell>
              <Cell numeric>{finding.line ?? ''}</Cell>
              <Cell nowrap>
                <Chip tone={finding.severity === 'error' ? 'bad' : 'warn'}>{severityLabels[finding.severity]}</Chip>
              </Cell>
              <Cell>{finding.reason}</Cell>
              <Cell>
                <span className={styles.row}>
                  <Ltr>{finding.row}</Ltr>
                </span>
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
      {shown.length < fitting.length ? (
        <div className={styles.more}>
          <Button tone="secondary" onClick={() => setWhole(true)}>
            Show all {fitting.length.toLocaleString('en')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
