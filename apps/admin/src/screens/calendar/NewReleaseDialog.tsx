import { limits } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useState } from 'react';
import { releaseCalls, useReleaseActions } from '../../entries/schedule/useReleaseActions.ts';

interface NewReleaseDialogProps {
  onClose: () => void;
  onMade: (id: string) => void;
}

export function NewReleaseDialog({ onClose, onMade }: NewReleaseDialogProps) {
  const [title, setTitle] = useState('');
  const { busy, run } = useReleaseActions();
  const make = async () => {
    const made = await run(
      () => releaseCalls.create({ title, changes: [], runAt: null }),
      'Made. Now add its changes.',
    );
    if (!made) return;
    onMade(made.id);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New release"
      dismissable={title === ''}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={title.trim() === ''} onClick={make}>
            Make it
          </Button>
        </>
      }
    >
      <Field label="Name" required help="Its changes go live together or not at all">
        {(field) => (
          <TextInput
            {...field}
            maxLength={limits.textLength}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
