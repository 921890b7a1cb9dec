import { type Locale, limits, localeNames } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { reviewCalls, useReviewActions } from '../../review/useReviewActions.ts';
import type { RowEditor } from '../useRowEditor.ts';

interface SendDialogProps {
  id: string;
  locales: readonly Locale[];
  rows: Record<Locale, RowEditor>;
  onClose: () => void;
}

/** Saves what was typed first: what is sent is one exact version. */
export function SendDialog({ id, locales, rows, onClose }: SendDialogProps) {
  const [chosen, setChosen] = useState<readonly Locale[]>(locales);
  const [note, setNote] = useState('');
  const { busy, run } = useReviewActions();

  async function send() {
    const versions: { locale: Locale; version: number }[] = [];
    for (const locale of chosen) {
      const version = await rows[locale].save();
      if (version === null) return onClose();
      versions.push({ locale, version });
    }
    const done = await run(() => reviewCalls.send(id, versions, note), 'Sent for review. Another person approves it.');
    if (done) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Send for review"
      dismissable={note === ''}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={chosen.length === 0} onClick={send}>
            Send
          </Button>
        </>
      }
    >
      <Stack space="m">
        {locales.length > 1
          ? locales.map((locale) => (
              <Checkbox
                key={locale}
                label={<span lang={locale}>{localeNames[locale]}</span>}
                checked={chosen.includes(locale)}
                onChange={({ target }) =>
                  setChosen(locales.filter((each) => (each === locale ? target.checked : chosen.includes(each))))
                }
              />
            ))
          : null}
        <Field label="What changed?" help="The approver reads it first">
          {(field) => (
            <TextArea
              {...field}
              maxLength={limits.noteLength}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}
