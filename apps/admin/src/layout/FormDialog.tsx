import { ApiError } from '@fundfront/api-client';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Notice } from '@fundfront/ui/components/Notice';
import { Stack } from '@fundfront/ui/layout/Stack';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { errorMessage } from './errorMessage.ts';

interface FormDialogProps {
  title: string;
  save: string;
  /** Such as `Not saved`. */
  refused: string;
  onClose: () => void;
  /** Throws what the API refuses. */
  onSave: () => Promise<void>;
  /** @param problem what is wrong with the field of that name */
  children: (problem: (name: string) => string | undefined) => ReactNode;
}

/** A form that stays as it was typed where the API refuses it, and says why beside each field. */
export function FormDialog({ title, save, refused, onClose, onSave, children }: FormDialogProps) {
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const fields = error instanceof ApiError ? error.fields : [];
  const ofNoField = error !== null && !fields.some(({ path }) => path !== '');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await onSave();
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title={title}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack space="s">
          {ofNoField ? (
            <Notice tone="bad" role="alert" title={refused}>
              {errorMessage(error)}
            </Notice>
          ) : null}
          {children((name) => fields.find(({ path }) => path.split('.')[0] === name)?.message)}
        </Stack>
      </form>
    </Dialog>
  );
}
