import { columnLabels } from '@fundfront/content-model/importLabels';
import {
  calls,
  type ImportColumn,
  type ImportFileColumn,
  type ImportFileColumns,
  importColumns,
} from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Inline } from '@fundfront/ui/layout/Inline';
import { useState } from 'react';
import { ColumnTable } from '../../layout/ColumnTable.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useCall } from '../../session/useCall.ts';
import { figure } from './labels.ts';
import type { ImportActions } from './useImport.ts';

type Choices = ReadonlyMap<number, ImportColumn | null>;

const choices = importColumns.map((key) => ({ key, label: columnLabels[key] }));

const cells = (count: number) => `${figure(count)} ${count === 1 ? 'cell' : 'cells'}`;

/** In words, such as "“N/A” or the like in 4 cells; 3 cells negative in parentheses". */
export function understanding({ filled, missing, grouped, negative, readAs, byHand }: ImportFileColumn): string {
  if (filled === 0) return 'empty';
  const said = [
    byHand && 'by hand',
    missing > 0 && `${cells(missing)} such as “N/A” read as missing`,
    grouped > 0 && `${cells(grouped)} with separators, taken out`,
    negative > 0 && `${cells(negative)} negative in parentheses`,
  ].filter((part) => part !== false);
  if (readAs === null) return byHand ? 'by hand' : '';
  return said.length > 0 ? said.join('; ') : 'as it stands';
}

function choicesOf(columns: readonly ImportFileColumn[], chosen: Choices) {
  return columns.flatMap(({ index, named, readAs }) => {
    const value = chosen.has(index) ? (chosen.get(index) ?? null) : readAs;
    return value === named ? [] : [{ index, readAs: value }];
  });
}

interface ColumnMapProps {
  id: string;
  /** Undefined where nothing may be changed. */
  actions: ImportActions | undefined;
}

interface FileColumnsProps extends ColumnMapProps {
  of: ImportFileColumns;
}

function FileColumns({ id, of: { position, file, columns }, actions }: FileColumnsProps) {
  const [chosen, setChosen] = useState<Choices>(new Map());
  const readAs = (column: ImportFileColumn) =>
    chosen.has(column.index) ? (chosen.get(column.index) ?? null) : column.readAs;
  const used = columns.filter((column) => readAs(column) !== null).length;
  const title = `What each column of ${file} is: ${figure(used)} of ${figure(columns.length)} used`;

  /** A file has each column once: the one that was it before is not used then. */
  function choose(index: number, key: string | null) {
    const value = importColumns.find((name) => name === key) ?? null;
    const next = new Map(chosen).set(index, value);
    for (const other of columns) {
      if (value !== null && other.index !== index && readAs(other) === value) next.set(other.index, null);
    }
    setChosen(next);
  }

  const send = (choices: ReturnType<typeof choicesOf>) =>
    actions?.run(
      calls.mapImportColumns,
      { params: { id }, body: { position, columns: choices } },
      'It is checked again.',
    );

  return (
    <Panel
      title={title}
      inset="none"
      action={
        actions ? (
          <Inline space="s">
            {columns.some(({ byHand }) => byHand) ? (
              <Button tone="secondary" size="s" busy={actions.busy} onClick={() => void send([])}>
                As the headers say
              </Button>
            ) : null}
            <Button
              size="s"
              busy={actions.busy}
              disabled={chosen.size === 0}
              onClick={() => void send(choicesOf(columns, chosen))}
            >
              Use these columns
            </Button>
          </Inline>
        ) : undefined
      }
    >
      <ColumnTable
        caption={`What each column of ${file} is`}
        columns={columns.map((column) => ({
          index: column.index,
          header: column.header,
          first: column.first,
          readAs: readAs(column),
          note: chosen.has(column.index) ? 'to be checked again' : understanding(column),
        }))}
        choices={choices}
        busy={actions?.busy ?? false}
        onChoose={actions ? choose : undefined}
      />
    </Panel>
  );
}

/** Of each file: what its columns were read as, to be changed by hand before the import is sent. */
export function ColumnMap({ id, actions }: ColumnMapProps) {
  const { data } = useCall(calls.getImportColumns, { params: { id } });
  return data
    ?.filter(({ columns }) => columns.length > 0)
    .map((of) => <FileColumns key={of.position} id={id} of={of} actions={actions} />);
}
