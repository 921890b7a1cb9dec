import { limits } from '@fundfront/content-model';
import { Field } from '@fundfront/ui/components/Field';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { type Ref, useState } from 'react';
import { readPayout } from './decimals.ts';
import { openFindings } from './rowState.ts';
import type { RowView } from './rowView.ts';
import * as styles from './Sheet.css.ts';
import type { RowStore } from './useRowSaves.ts';

interface RowFieldsProps {
  view: RowView;
  rows: RowStore;
  noteRef: Ref<HTMLTextAreaElement>;
}

/** What belongs to a row beside its cells: stored when it is left, as cells are. */
export function RowFields({ view, rows, noteRef }: RowFieldsProps) {
  const { row, content } = view;
  const [payout, setPayout] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const problem = payout === null ? undefined : readPayout(payout).problem;
  if (!row.draft && !view.edit) return null;
  const save = (part: Partial<RowView['content']>) => void rows.saves.save(row.fund, { ...content, ...part });

  function leavePayout() {
    if (payout === null) return;
    const reading = readPayout(payout);
    if (reading.problem !== undefined) return;
    setPayout(null);
    if ((reading.value ?? null) !== content.payout) save({ payout: reading.value ?? null });
  }

  function leaveNote() {
    if (note === null) return;
    setNote(null);
    if (note.trim() !== content.note) save({ note: note.trim() });
  }

  return (
    <section className={styles.part} aria-label="With the price">
      {openFindings(row).length > 0 || content.note !== '' ? (
        <Field label="Reason for the checker" help="Why the value is right all the same">
          {(control) => (
            <TextArea
              {...control}
              ref={noteRef}
              maxLength={limits.noteLength}
              value={note ?? content.note}
              onChange={(event) => setNote(event.target.value)}
              onBlur={leaveNote}
            />
          )}
        </Field>
      ) : null}
      {content.kind === 'price' && row.kind === 'fund' ? (
        <Field
          label="Payout per unit"
          help={
            row.payout ? `Announced for the day: ${row.payout}` : 'Rupees, of which this NAV is exclusive; else empty'
          }
          error={problem}
        >
          {(control) => (
            <TextInput
              {...control}
              width="short"
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              value={payout ?? content.payout ?? ''}
              onChange={(event) => setPayout(event.target.value)}
              onBlur={leavePayout}
            />
          )}
        </Field>
      ) : null}
    </section>
  );
}
