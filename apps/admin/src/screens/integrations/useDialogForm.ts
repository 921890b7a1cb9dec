import { ApiError } from '@fundfront/api-client';
import { type FormEvent, useState } from 'react';

/** A form that stays as it was typed where the API refuses it, and says why beside each field. */
export function useDialogForm(save: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const fields = error instanceof ApiError ? error.fields : [];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await save();
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  }

  return {
    busy,
    submit,
    problem: (name: string) => fields.find(({ path }) => path.split('.')[0] === name)?.message,
    /** What belongs to no field. */
    failure: error !== null && !fields.some(({ path }) => path !== '') ? error : null,
  };
}
