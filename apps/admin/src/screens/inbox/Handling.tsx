import { calls, type SubmissionDetail, submissionStates } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { Select } from '@fundfront/ui/components/Select';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useLeaveGuard } from '../../entries/edit/useLeaveGuard.tsx';
import { formatInstant } from '../../format/dates.ts';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import { MentionSelect, withMention } from '../../layout/MentionSelect.tsx';
import { useSession } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import * as styles from './Inbox.css.ts';
import { stateLabel } from './labels.ts';
import { useHandling } from './useHandling.ts';

interface HandlingProps {
  submission: SubmissionDetail;
  disabled: boolean;
}

/** Visitors see the state of a complaint by its tracking number; the note is for staff alone. */
export function Handling({ submission, disabled }: HandlingProps) {
  const { draft, change, dirty, conflict, busy, error, save, overwrite, acceptTheirs } = useHandling(submission);
  const guard = useLeaveGuard(dirty);
  const self = useSession(({ user }) => user?.id);
  const { data: people = [] } = useCall(calls.listAssignees, { params: { form: submission.form } });
  useShortcut('save', save);
  return (
    <Stack space="m">
      {conflict ? <ConflictNotice theirs={submission} onAcceptTheirs={acceptTheirs} onOverwrite={overwrite} /> : null}
      {error && !conflict ? (
        <Notice tone="bad" role="alert" title="It was not saved">
          {errorMessage(error)} What you wrote is kept here.
        </Notice>
      ) : null}
      <Field label="State">
        {(control) => (
          <Select
            {...control}
            value={draft.state}
            disabled={disabled}
            onChange={({ target }) =>
              change({ state: submissionStates.find((name) => name === target.value) ?? draft.state })
            }
          >
            {submissionStates.map((name) => (
              <option key={name} value={name}>
                {stateLabel(submission.form, name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Note" help="Only staff see it. @ and a name tells that person.">
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            maxLength={2_000}
            value={draft.note}
            disabled={disabled}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      <MentionSelect
        people={people.filter(({ id }) => id !== self)}
        disabled={disabled}
        onMention={(mention) => change({ note: withMention(draft.note, mention) })}
      />
      <Button shortcut={keyLabel('save')} disabled={disabled || !dirty || conflict} busy={busy} onClick={save}>
        Save
      </Button>
      {submission.version > 1 ? (
        <p className={styles.changed}>{`Last changed ${formatInstant(submission.changedAt)}`}</p>
      ) : null}
      {guard}
    </Stack>
  );
}
