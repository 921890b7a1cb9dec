import { type ContentTypeName, limits, readableTypeNames } from '@fundfront/content-model';
import { dayMs, karachiDay } from '@fundfront/content-model/karachi';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useId, useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { TypeChoice } from './TypeChoice.tsx';
import { useDialogForm } from './useDialogForm.ts';

export interface TokenDraft {
  name: string;
  types: ContentTypeName[];
  lastDay: string;
}

const suggestedDays = 90;

interface TokenDialogProps {
  onClose: () => void;
  /** Throws what the API refuses. */
  onMake: (draft: TokenDraft) => Promise<void>;
}

export function TokenDialog({ onClose, onMake }: TokenDialogProps) {
  const form = useId();
  const [draft, setDraft] = useState<TokenDraft>(() => ({
    name: '',
    types: [],
    lastDay: karachiDay(new Date(Date.now() + suggestedDays * dayMs)),
  }));
  const { busy, submit, problem, failure } = useDialogForm(() => onMake(draft));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title="New read token"
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            Make the token
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack space="s">
          {failure ? (
            <Notice tone="bad" role="alert" title="Not made">
              {errorMessage(failure)}
            </Notice>
          ) : null}
          <Field label="Name" required error={problem('name')} help="Who reads with it, such as Mobile app">
            {(control) => (
              <TextInput
                {...control}
                maxLength={limits.integrationNameLength}
                value={draft.name}
                onChange={({ target }) => setDraft({ ...draft, name: target.value })}
              />
            )}
          </Field>
          <Field
            label="Last day"
            required
            error={problem('lastDay')}
            help={`At most ${limits.readTokenDaysMax} days from now`}
          >
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={draft.lastDay}
                onChange={({ target }) => setDraft({ ...draft, lastDay: target.value })}
              />
            )}
          </Field>
          <TypeChoice
            legend="What it may read"
            help="Live content alone: no drafts, and nothing of visitors"
            error={problem('types')}
            names={readableTypeNames}
            chosen={draft.types}
            onChange={(types) => setDraft({ ...draft, types })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
