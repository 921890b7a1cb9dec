import { kindLabels } from '@fundfront/content-model/importLabels';
import { calls, type ImportFinding, type ImportFindingKind } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Pager } from '@fundfront/ui/components/Pagination';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { useState } from 'react';
import { CallError } from '../../layout/CallError.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Import.css.ts';
import { severityMarks } from './labels.ts';

interface FindingRowsProps {
  id: string;
  kind: ImportFindingKind | undefined;
  onMend: ((finding: ImportFinding) => void) | undefined;
}

function mendText({ mend }: ImportFinding): string | null {
  if (!mend) return null;
  return mend.leftOut === null ? 'Mended: to be checked' : `Left out: ${mend.leftOut}`;
}

function FindingRow({ finding, onMend }: { finding: ImportFinding; onMend: FindingRowsProps['onMend'] }) {
  const { file, line, severity, text, row, kind } = finding;
  const mended = kind === 'left-out' || kind === 'mended' ? null : mendText(finding);
  return (
    <Row>
      <Cell label="File">{file}</Cell>
      <Cell numeric label="Line">
        {line ?? ''}
      </Cell>
      <Cell nowrap label="Means">
        <StatusMark {...severityMarks[severity]} />
      </Cell>
      <Cell label="Finding">
        <bdi>{text}</bdi>
        {mended === null ? null : <p className={styles.quiet}>{mended}</p>}
      </Cell>
      <Cell label="What the row says">
        <span className={styles.row}>
          <Ltr>{row}</Ltr>
        </span>
      </Cell>
      <Cell label="Change">
        {onMend && line !== null ? (
          <Button tone="secondary" size="s" aria-label={`Mend line ${line} of ${file}`} onClick={() => onMend(finding)}>
            Mend
          </Button>
        ) : null}
      </Cell>
    </Row>
  );
}

/** A page at a time, in the order of the files: a file of years may have thousands. */
export function FindingRows({ id, kind, onMend }: FindingRowsProps) {
  const [starts, setStarts] = useState<readonly number[]>([]);
  const after = starts.at(-1);
  const query = { ...(kind && { kind }), ...(after !== undefined && { after: String(after) }) };
  const { data, error, refetch } = useCall(
    calls.listImportFindings,
    { params: { id }, query },
    { keepPreviousData: true },
  );
  if (!data) return error ? <CallError what="The findings" error={error} onRetry={refetch} /> : null;
  const { findings, next } = data;
  const title = kind === undefined ? 'Rows' : `Rows: ${kindLabels[kind]}`;
  return (
    <Panel title={title} inset="none">
      <Table caption={title} hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell>File</HeadCell>
            <HeadCell numeric>Line</HeadCell>
            <HeadCell>Means</HeadCell>
            <HeadCell>Finding</HeadCell>
            <HeadCell>What the row says</HeadCell>
            <HeadCell>Change</HeadCell>
          </Row>
        </THead>
        <TBody>
          {findings.map((finding) => (
            <FindingRow key={finding.number} finding={finding} onMend={onMend} />
          ))}
        </TBody>
      </Table>
      {next !== null || after !== undefined ? (
        <div className={styles.foot}>
          <Pager
            label="Pages of findings"
            previousLabel="Before"
            nextLabel="After"
            summary={`Page ${starts.length + 1}`}
            previous={after === undefined ? {} : { onPress: () => setStarts(starts.slice(0, -1)) }}
            next={next === null ? {} : { onPress: () => setStarts([...starts, next]) }}
          />
        </div>
      ) : null}
    </Panel>
  );
}
