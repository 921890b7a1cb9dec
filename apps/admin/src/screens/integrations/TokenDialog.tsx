import { type ContentTypeName, limits, readableTypeNames } from '@fundfront/content-model';
import { dayMs, karachiDay } from '@fundfront/content-model/karachi';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useState } from 'react';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { TypeChoice } from './TypeChoice.tsx';

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
  const [draft, setDraft] = useState<TokenDraft>(() => ({
    name: '',
    types: [],
    lastDay: karachiDay(new Date(Date.now() + suggestedDays * dayMs)),
  }));
  return (
    <FormDialog
      title="New read token"
      save="Make the token"
      refused="Not made"
      onClose={onClose}
      onSave={() => onMake(draft)}
    >
      {(problem) => (
        <>
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
        </>
      )}
    </FormDialog>
  );
}
