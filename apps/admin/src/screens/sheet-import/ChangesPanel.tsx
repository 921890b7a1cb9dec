import type { SheetReport, SheetRow } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Chip } from '@fundfront/ui/components/Chip';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { useState } from 'react';
import { WordDiff } from '../../entries/diff/WordDiff.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { languageOf } from '../inbox/VisitorText.tsx';
import * as styles from './SheetImport.css.ts';

const firstRows = 50;

const kinds = { new: { tone: 'ok', label: 'New' }, changed: { tone: 'warn', label: 'Changed' } } as const;

function Changes({ changes }: Pick<SheetRow, 'changes'>) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ column, before, after }) => (
        <div key={column}>
          <dt className={styles.field}>{column}</dt>
          <dd className={styles.changes}>
            <WordDiff locale={languageOf(after || before)} before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function ChangesPanel({ report }: { report: SheetReport }) {
  const [whole, setWhole] = useState(false);
  const { rows, applied } = report;
  if (rows.length === 0) return null;
  const shown = whole ? rows : rows.slice(0, firstRows);
  return (
    <Panel title={applied ? 'Changes' : 'Would change'} inset="none">
      <Table caption="Changes by row" hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell numeric>Row</HeadCell>
            <HeadCell>Kind</HeadCell>
            <HeadCell>Entry</HeadCell>
            <HeadCell>What changes</HeadCell>
          </Row>
        </THead>
        <TBody>
          {shown.map(({ row, kind, title, changes }) => (
            <Row key={row}>
              <Cell numeric label="Row">
                {row}
              </Cell>
              <Cell nowrap label="Kind">
                <Chip tone={kinds[kind].tone}>{kinds[kind].label}</Chip>
              </Cell>
              <Cell head>
                <bdi>{title || 'Without a title'}</bdi>
              </Cell>
              <Cell label="What changes">
                <Changes changes={changes} />
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
      {shown.length < rows.length ? (
        <div className={styles.more}>
          <Button tone="secondary" onClick={() => setWhole(true)}>
            {`Show all ${rows.length.toLocaleString('en')}`}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
