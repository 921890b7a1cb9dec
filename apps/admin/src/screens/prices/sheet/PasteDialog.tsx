import { keysOf } from '@fundfront/content-model/objects';
import { Button } from '@fundfront/ui/components/Button';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Select } from '@fundfront/ui/components/Select';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import {
  guessColumns,
  isPasteField,
  matchRows,
  type PasteColumns,
  type PastedRow,
  type PasteField,
  pasteFields,
  readTable,
} from './paste.ts';
import { fundName } from './rowState.ts';
import { withPasted } from './rowView.ts';
import * as styles from './Sheet.css.ts';
import type { DaySheet } from './useDaySheet.ts';

interface PasteDialogProps {
  day: DaySheet;
  /** Of the clipboard; empty where it is still to be put in. */
  text: string;
  onClose: () => void;
}

/** Nothing is changed until a button of it says so; Esc forgets the clipboard. */
export function PasteDialog({ day, text: first, onClose }: PasteDialogProps) {
  const [text, setText] = useState(first);
  const [chosenColumns, setColumns] = useState<PasteColumns | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const [replace, setReplace] = useState(false);
  const funds = day.sheet.rows;
  const table = readTable(text);
  const columns = chosenColumns ?? guessColumns(table, funds);
  const matched = text.trim() === '' ? [] : matchRows({ table, columns, funds, chosen });
  const count = (outcome: PastedRow['outcome']) => matched.filter((row) => row.outcome === outcome).length;
  const [replaces, left] = [count('replaces'), count('left')];
  const taken = matched.filter(({ outcome }) => outcome === 'fills' || (replace && outcome === 'replaces'));

  function fill() {
    for (const row of taken) {
      const view = day.views.find((each) => each.row.fund === row.fund);
      if (view) void day.rows.saves.save(view.row.fund, withPasted(view, row.prices));
    }
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      size="l"
      title="Paste from a spreadsheet"
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Forget it
          </Button>
          <Button disabled={taken.length === 0} onClick={fill}>
            {`Fill ${taken.length}`}
          </Button>
        </>
      }
    >
      <Stack space="s">
        {first === '' ? (
          <Field label="Rows of a spreadsheet" help="With the fund’s MUFAP number or name, then its prices">
            {(control) => (
              <TextArea
                {...control}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setColumns(null);
                }}
              />
            )}
          </Field>
        ) : null}
        {matched.length > 0 ? (
          <>
            <p role="status">
              {`${matched.length} rows: ${count('fills')} fill, ${replaces} replace, ${count('same')} the same, ${left} left out.`}
            </p>
            <Checkbox
              label="First row is the header"
              checked={columns.header}
              onChange={(event) => setColumns({ ...columns, header: event.target.checked })}
            />
            {replaces > 0 ? (
              <Checkbox
                label={`Replace what is typed already (${replaces})`}
                checked={replace}
                onChange={(event) => setReplace(event.target.checked)}
              />
            ) : null}
            <div className={styles.pasted}>
              <Preview
                table={table}
                columns={columns}
                matched={matched}
                replace={replace}
                day={day}
                onField={(index, field) => setColumns({ ...columns, fields: columns.fields.with(index, field) })}
                onFund={(line, fund) => setChosen(new Map([...chosen, [line, fund]]))}
              />
            </div>
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}

interface PreviewProps {
  table: readonly (readonly string[])[];
  columns: PasteColumns;
  matched: readonly PastedRow[];
  replace: boolean;
  day: DaySheet;
  onField: (index: number, field: PasteField) => void;
  onFund: (line: number, fund: string) => void;
}

const letter = (index: number) => String.fromCharCode(65 + (index % 26));

function Preview({ table, columns, matched, replace, day, onField, onFund }: PreviewProps) {
  const head = columns.header ? table[0] : undefined;
  return (
    <Table caption="Rows of the clipboard" hideCaption edge="flush">
      <THead>
        <Row>
          <HeadCell>Row</HeadCell>
          {columns.fields.map((field, index) => (
            <HeadCell key={letter(index)}>
              <Select
                aria-label={`Column ${letter(index)}${head?.[index] ? `, ${head[index]}` : ''}, is read as`}
                width="fit"
                value={field}
                onChange={({ target }) => isPasteField(target.value) && onField(index, target.value)}
              >
                {keysOf(pasteFields).map((name) => (
                  <option key={name} value={name}>
                    {pasteFields[name]}
                  </option>
                ))}
              </Select>
            </HeadCell>
          ))}
          <HeadCell>What happens</HeadCell>
        </Row>
      </THead>
      <TBody>
        {matched.map((row) => (
          <Row key={row.line}>
            <Cell>{row.line}</Cell>
            {table[row.line - 1]?.map((text, index) => (
              <Cell key={letter(index)} nowrap>
                <Ltr>{text}</Ltr>
              </Cell>
            ))}
            <Cell>
              <Outcome row={row} replace={replace} day={day} onFund={onFund} />
            </Cell>
          </Row>
        ))}
      </TBody>
    </Table>
  );
}

function Outcome({ row, replace, day, onFund }: Pick<PreviewProps, 'replace' | 'day' | 'onFund'> & { row: PastedRow }) {
  const fund = day.sheet.rows.find((each) => each.fund === row.fund);
  const name = fund ? fundName(fund) : '';
  const by = row.matchedBy === 'name' ? ', by its name' : row.matchedBy === 'choice' ? ', chosen by you' : '';
  if (row.outcome === 'fills') return <StatusMark status="live" label={`Fills ${name}${by}`} />;
  if (row.outcome === 'same') return <StatusMark status="none" label={`${name}: the same already`} />;
  if (row.outcome === 'replaces') {
    const text = replace ? row.remark : `Stays as typed; would: ${row.remark}`;
    return <StatusMark status="reason" label={`${name}: ${text}`} />;
  }
  return (
    <span className={styles.note}>
      <StatusMark status="failed" label={`Left out${name ? ` (${name})` : ''}: ${row.remark}`} />
      {row.fund === null ? (
        <Select
          aria-label={`Fund of row ${row.line}`}
          width="fit"
          value=""
          onChange={({ target }) => target.value !== '' && onFund(row.line, target.value)}
        >
          <option value="">Pick a fund</option>
          {day.sheet.rows.map((each) => (
            <option key={each.fund} value={each.fund}>
              {fundName(each)}
            </option>
          ))}
        </Select>
      ) : null}
    </span>
  );
}
