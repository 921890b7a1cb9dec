import { type ContentType, sheetColumns } from '@fundfront/content-model';
import type { SheetReport } from '@fundfront/content-model/wire';
import { Select } from '@fundfront/ui/components/Select';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Panel } from '../../layout/Panel.tsx';
import * as styles from './SheetImport.css.ts';

interface ColumnsPanelProps {
  type: ContentType;
  columns: SheetReport['columns'];
  busy: boolean;
  onMatch: (index: number, key: string | null) => void;
}

/** Each choice runs the check again. */
export function ColumnsPanel({ type, columns, busy, onMatch }: ColumnsPanelProps) {
  const known = sheetColumns(type).filter(({ readOnly }) => !readOnly);
  const used = columns.filter(({ key }) => key !== null).length;
  return (
    <Panel title="2 What each column is" inset="none" action={<span>{`${used} of ${columns.length} used`}</span>}>
      <Table caption="Columns of the file" hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell>In the file</HeadCell>
            <HeadCell>Read as</HeadCell>
            <HeadCell>First rows</HeadCell>
            <HeadCell>How it is read</HeadCell>
          </Row>
        </THead>
        <TBody>
          {columns.map(({ header, key, sample }, index) => {
            // A file may have two columns of one name; their order stays.
            const place = `${index} ${header}`;
            return (
              <Row key={place}>
                <Cell head>
                  <bdi>{header || `Column ${index + 1}`}</bdi>
                </Cell>
                <Cell label="Read as">
                  <Select
                    aria-label={`${header || `Column ${index + 1}`} is read as`}
                    width="fit"
                    value={key ?? ''}
                    disabled={busy}
                    onChange={(event) => onMatch(index, event.currentTarget.value || null)}
                  >
                    <option value="">Not used</option>
                    {known.map((column) => (
                      <option key={column.key} value={column.key}>
                        {column.label}
                      </option>
                    ))}
                  </Select>
                </Cell>
                <Cell label="First rows">
                  <bdi className={styles.sample}>{sample.join(' · ')}</bdi>
                </Cell>
                <Cell label="How it is read">
                  <span className={styles.note}>{known.find((column) => column.key === key)?.note ?? ''}</span>
                </Cell>
              </Row>
            );
          })}
        </TBody>
      </Table>
    </Panel>
  );
}
