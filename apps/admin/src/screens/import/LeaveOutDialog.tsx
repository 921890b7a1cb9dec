import { limits } from '@fundfront/content-model';
import { kindLabels } from '@fundfront/content-model/importLabels';
import { calls, type ImportFindingKind } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Stack } from '@fundfront/ui/layout/Stack';
import { type FormEvent, useId, useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { figure } from './labels.ts';
import type { ImportActions } from './useImport.ts';

interface LeaveOutDialogProps {
  id: string;
  kind: ImportFindingKind;
  count: number;
  actions: ImportActions;
  onClose: () => void;
}

/** All rows that one kind of finding blocks, for one reason. */
export function LeaveOutDialog({ id, kind, count, actions, onClose }: LeaveOutDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await actions.send(calls.leaveOutImportRows, { params: { id }, body: { kind, reason } });
      onClose();
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title={`Leave out: ${kindLabels[kind]}`}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {`Leave out ${figure(count)}`}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack space="s">
          {error ? (
            <Notice tone="bad" role="alert" title="Not left out">
              {errorMessage(error)}
            </Notice>
          ) : null}
          <Field label="Why" required help="Who approves reads it; it is kept with the import.">
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
