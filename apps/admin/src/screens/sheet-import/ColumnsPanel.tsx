import { type ContentType, sheetColumns } from '@fundfront/content-model';
import type { SheetReport } from '@fundfront/content-model/wire';
import { ColumnTable } from '../../layout/ColumnTable.tsx';
import { Panel } from '../../layout/Panel.tsx';

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
      <ColumnTable
        caption="Columns of the file"
        columns={columns.map(({ header, key, sample }, index) => ({
          index,
          header,
          first: sample,
          readAs: key,
          note: known.find((column) => column.key === key)?.note ?? '',
        }))}
        choices={known}
        busy={busy}
        onChoose={onMatch}
      />
    </Panel>
  );
}
