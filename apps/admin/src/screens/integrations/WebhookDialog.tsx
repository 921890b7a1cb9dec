import {
  type ContentTypeName,
  contentTypeNames,
  isContentTypeName,
  limits,
  type WebhookEvent,
  webhookEventNames,
  webhookEvents,
} from '@fundfront/content-model';
import type { Webhook } from '@fundfront/content-model/wire';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Field } from '@fundfront/ui/components/Field';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useState } from 'react';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { TypeChoice } from './TypeChoice.tsx';

export interface WebhookDraft {
  name: string;
  url: string;
  events: WebhookEvent[];
  types: ContentTypeName[];
}

export const emptyWebhook: WebhookDraft = { name: '', url: '', events: ['content.published'], types: [] };

export function draftOf({ name, url, events, types }: Webhook): WebhookDraft {
  return { name, url, events, types: types.filter(isContentTypeName) };
}

interface WebhookDialogProps {
  title: string;
  save: string;
  draft: WebhookDraft;
  onClose: () => void;
  /** Throws what the API refuses. */
  onSave: (draft: WebhookDraft) => Promise<void>;
}

export function WebhookDialog({ title, save, draft: initial, onClose, onSave }: WebhookDialogProps) {
  const [draft, setDraft] = useState(initial);
  const change = (values: Partial<WebhookDraft>) => setDraft({ ...draft, ...values });
  return (
    <FormDialog title={title} save={save} refused="Not saved" onClose={onClose} onSave={() => onSave(draft)}>
      {(problem) => (
        <>
          <Field label="Name" required error={problem('name')} help="Such as Search index">
            {(control) => (
              <TextInput
                {...control}
                maxLength={limits.integrationNameLength}
                value={draft.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </Field>
          <Field label="Address" required error={problem('url')} help="https://, and reachable from the open internet">
            {(control) => (
              <TextInput
                {...control}
                dir="ltr"
                spellCheck={false}
                maxLength={limits.webhookUrlLength}
                value={draft.url}
                onChange={({ target }) => change({ url: target.value })}
              />
            )}
          </Field>
          <FieldGroup legend="What it is told of" error={problem('events')}>
            {webhookEventNames.map((event) => (
              <Checkbox
                key={event}
                label={webhookEvents[event].label}
                help={webhookEvents[event].help}
                checked={draft.events.includes(event)}
                onChange={({ target }) =>
                  change({
                    events: target.checked ? [...draft.events, event] : draft.events.filter((each) => each !== event),
                  })
                }
              />
            ))}
          </FieldGroup>
          <TypeChoice
            legend="Of which content"
            help="None ticked: of all"
            error={problem('types')}
            names={contentTypeNames}
            chosen={draft.types}
            onChange={(types) => change({ types })}
          />
        </>
      )}
    </FormDialog>
  );
}
