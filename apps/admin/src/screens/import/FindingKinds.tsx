import { kindLabels } from '@fundfront/content-model/importLabels';
import type { ImportFindingKind, ImportJob } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Panel } from '../../layout/Panel.tsx';
import { FindingFiles } from './FindingFiles.tsx';
import { figure, severityMarks } from './labels.ts';

interface FindingKindsProps {
  id: string;
  kinds: ImportJob['kinds'];
  chosen: ImportFindingKind | undefined;
  onChoose: (kind: ImportFindingKind | undefined) => void;
  /** Undefined where rows may not be changed. */
  onLeaveOut: ((kind: ImportFindingKind, count: number) => void) | undefined;
}

export function FindingKinds({ id, kinds, chosen, onChoose, onLeaveOut }: FindingKindsProps) {
  return (
    <Panel
      title="Findings"
      inset="none"
      action={
        <Inline space="s">
          {chosen === undefined ? null : (
            <Button tone="secondary" size="s" onClick={() => onChoose(undefined)}>
              Show all kinds
            </Button>
          )}
          <FindingFiles id={id} />
        </Inline>
      }
    >
      <Table caption="Findings by kind" hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell>Finding</HeadCell>
            <HeadCell numeric>Rows</HeadCell>
            <HeadCell>Means</HeadCell>
            <HeadCell>Resolve</HeadCell>
          </Row>
        </THead>
        <TBody>
          {kinds.map(({ kind, severity, count }) => (
            <Row key={`${severity} ${kind}`}>
              <Cell head>{kindLabels[kind]}</Cell>
              <Cell numeric label="Rows">
                {figure(count)}
              </Cell>
              <Cell nowrap label="Means">
                <StatusMark {...severityMarks[severity]} />
              </Cell>
              <Cell label="Resolve">
                <Inline space="s">
                  <Button
                    tone="secondary"
                    size="s"
                    aria-label={`Show rows: ${kindLabels[kind]}`}
                    aria-pressed={kind === chosen}
                    onClick={() => onChoose(kind)}
                  >
                    Show rows
                  </Button>
                  {severity === 'blocked' && onLeaveOut && kind !== 'unreadable-file' ? (
                    <Button
                      tone="secondary"
                      size="s"
                      aria-label={`Leave out: ${kindLabels[kind]}`}
                      onClick={() => onLeaveOut(kind, count)}
                    >
                      Leave out
                    </Button>
                  ) : null}
                </Inline>
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </Panel>
  );
}
