import { limits } from '@fundfront/content-model';
import { columnLabels } from '@fundfront/content-model/importLabels';
import { calls, type ImportColumn, type ImportFinding, importColumns } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Stack } from '@fundfront/ui/layout/Stack';
import { type FormEvent, useId, useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import * as styles from './Import.css.ts';
import type { ImportActions } from './useImport.ts';

interface MendDialogProps {
  id: string;
  finding: ImportFinding;
  actions: ImportActions;
  onClose: () => void;
}

type Cells = Partial<Record<ImportColumn, string>>;

/** A row without a number may be given one: it says which fund is meant. */
const columnsOf = ({ cells }: ImportFinding): ImportColumn[] =>
  importColumns.filter((column) => column === 'id' || cells[column] !== undefined);

/** What was mended before, then what is proposed, then what the file says. */
function proposed({ cells, mend, column, suggestion }: ImportFinding): Cells {
  const first: Cells = {};
  for (const each of importColumns) {
    const before = mend?.values[each];
    const value = before ?? (each === column && suggestion !== null ? suggestion : cells[each]);
    if (value !== undefined) first[each] = value;
  }
  return first;
}

/** Only what differs from the file is sent, with what was mended before. */
function changesOf(finding: ImportFinding, typed: Cells): Cells {
  const changes: Cells = {};
  for (const column of columnsOf(finding)) {
    const value = typed[column]?.trim() ?? '';
    const before = finding.mend?.values[column];
    if (before !== undefined || value !== (finding.cells[column] ?? '')) changes[column] = value;
  }
  return changes;
}

/** A row is mended, left out for a reason, or again as the file has it. */
export function MendDialog({ id, finding, actions, onClose }: MendDialogProps) {
  const form = useId();
  const [cells, setCells] = useState(() => proposed(finding));
  const [reason, setReason] = useState(finding.mend?.leftOut ?? '');
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const { position, line, file, text, row, mend } = finding;

  async function save(values: Cells, leftOut: string | null) {
    if (busy || position === null || line === null) return;
    setBusy(true);
    try {
      await actions.send(calls.mendImportRow, { params: { id }, body: { position, line, values, leftOut } });
      onClose();
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(changesOf(finding, cells), null);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title={`Line ${line} of ${file}`}
      actions={
        <>
          {mend ? (
            <Button tone="secondary" busy={busy} onClick={() => save({}, null)}>
              As in the file
            </Button>
          ) : null}
          <Button tone="secondary" busy={busy} disabled={reason.trim() === ''} onClick={() => save({}, reason.trim())}>
            Leave the row out
          </Button>
          <Button type="submit" form={form} busy={busy}>
            Save the row
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack space="s">
          {error ? (
            <Notice tone="bad" role="alert" title="Not saved">
              {errorMessage(error)}
            </Notice>
          ) : null}
          <p className={styles.quiet}>{text}</p>
          <p className={styles.row}>
            <Ltr>{row}</Ltr>
          </p>
          {columnsOf(finding).map((column) => (
            <Field key={column} label={columnLabels[column]}>
              {(control) => (
                <TextInput
                  {...control}
                  dir="ltr"
                  spellCheck={false}
                  maxLength={limits.importCell}
                  value={cells[column] ?? ''}
                  onChange={({ target }) => setCells({ ...cells, [column]: target.value })}
                />
              )}
            </Field>
          ))}
          <Field label="Why it is left out" help="Only for Leave the row out. It is kept with the import.">
            {(control) => (
              <TextInput
                {...control}
                maxLength={limits.priceReason}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
