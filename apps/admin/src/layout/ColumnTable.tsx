import { Select } from '@fundfront/ui/components/Select';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import * as styles from './ColumnTable.css.ts';

export interface TableColumn {
  /** From 0. */
  index: number;
  /** Empty where the file names none. */
  header: string;
  first: readonly string[];
  /** The key of a choice; null for a column that is not used. */
  readAs: string | null;
  note: string;
}

interface ColumnTableProps {
  caption: string;
  columns: readonly TableColumn[];
  choices: readonly { key: string; label: string }[];
  busy: boolean;
  onChoose: ((index: number, key: string | null) => void) | undefined;
}

/** What each column of a file that is imported is read as. */
export function ColumnTable({ caption, columns, choices, busy, onChoose }: ColumnTableProps) {
  return (
    <Table caption={caption} hideCaption layout="stack">
      <THead>
        <Row>
          <HeadCell>In the file</HeadCell>
          <HeadCell>Read as</HeadCell>
          <HeadCell>First rows</HeadCell>
          <HeadCell>How it is read</HeadCell>
        </Row>
      </THead>
      <TBody>
        {columns.map(({ index, header, first, readAs, note }) => {
          const name = header || `Column ${index + 1}`;
          return (
            <Row key={index}>
              <Cell head>
                <bdi>{name}</bdi>
              </Cell>
              <Cell label="Read as">
                {onChoose ? (
                  <Select
                    aria-label={`${name} is read as`}
                    width="fit"
                    value={readAs ?? ''}
                    disabled={busy}
                    onChange={({ currentTarget }) => onChoose(index, currentTarget.value || null)}
                  >
                    <option value="">Not used</option>
                    {choices.map(({ key, label }) => (
                      <option key={key} value={key}>
                        {label}
                      </option>
                    ))}
                  </Select>
                ) : (
                  (choices.find(({ key }) => key === readAs)?.label ?? 'Not used')
                )}
              </Cell>
              <Cell label="First rows">
                <bdi className={styles.sample}>{first.join(' · ')}</bdi>
              </Cell>
              <Cell label="How it is read">
                <span className={styles.note}>{note}</span>
              </Cell>
            </Row>
          );
        })}
      </TBody>
    </Table>
  );
}
