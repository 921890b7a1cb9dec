import { ApiError } from '@fundfront/api-client';
import { limits } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { Select } from '@fundfront/ui/components/Select';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Stack } from '@fundfront/ui/layout/Stack';
import { type FormEvent, useId, useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';

export interface RuleDraft {
  /** Left out for a new rule. */
  id?: string;
  from: string;
  to: string;
  permanent: boolean;
  note: string;
  endsOn: string | null;
}

export const emptyRule: RuleDraft = { from: '', to: '', permanent: true, note: '', endsOn: null };

interface RuleDialogProps {
  draft: RuleDraft;
  onClose: () => void;
  onSave: (draft: RuleDraft) => Promise<void>;
}

export function RuleDialog({ draft, onClose, onSave }: RuleDialogProps) {
  const form = useId();
  const [rule, setRule] = useState(draft);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const change = (values: Partial<RuleDraft>) => setRule({ ...rule, ...values });
  const fields = error instanceof ApiError ? error.fields : [];
  const problem = (name: string) => fields.find(({ path }) => path === name)?.message;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await onSave(rule);
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
      title={rule.id ? 'Change the rule' : 'New rule'}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {rule.id ? 'Save, public at once' : 'Add, public at once'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack space="s">
          {error && fields.length === 0 ? (
            <Notice tone="bad" role="alert" title="Not saved">
              {errorMessage(error)}
            </Notice>
          ) : null}
          <Field label="From" required error={problem('from')} help="Such as /old-page; /old/* stands for all below">
            {(control) => (
              <TextInput
                {...control}
                dir="ltr"
                spellCheck={false}
                maxLength={limits.addressLength}
                value={rule.from}
                onChange={(event) => change({ from: event.target.value })}
              />
            )}
          </Field>
          <Field
            label="To"
            required
            error={problem('to')}
            help="A path of the site, or an address that starts with https://"
          >
            {(control) => (
              <TextInput
                {...control}
                dir="ltr"
                spellCheck={false}
                value={rule.to}
                onChange={(event) => change({ to: event.target.value })}
              />
            )}
          </Field>
          <Field label="Kind" help="Browsers and search engines remember a lasting one for good">
            {(control) => (
              <Select
                {...control}
                value={rule.permanent ? 'lasting' : 'for-now'}
                onChange={({ target }) =>
                  change(target.value === 'lasting' ? { permanent: true, endsOn: null } : { permanent: false })
                }
              >
                <option value="lasting">308 lasting</option>
                <option value="for-now">307 for now</option>
              </Select>
            )}
          </Field>
          {rule.permanent ? null : (
            <Field label="Last day" error={problem('endsOn')} help="Empty: until someone removes it">
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  value={rule.endsOn ?? ''}
                  onChange={({ target }) => change({ endsOn: target.value === '' ? null : target.value })}
                />
              )}
            </Field>
          )}
          <Field label="Why" error={problem('note')} help="For colleagues; visitors do not see it">
            {(control) => (
              <TextInput
                {...control}
                maxLength={limits.textLength}
                value={rule.note}
                onChange={(event) => change({ note: event.target.value })}
              />
            )}
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
