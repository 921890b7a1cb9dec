import { calls, type SubmissionDetail, submissionStates } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { Select } from '@fundfront/ui/components/Select';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { toast } from '@fundfront/ui/components/Toaster';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session/session.ts';
import { callKey } from '../../session/useCall.ts';
import { stateWords } from './words.ts';

interface HandlingProps {
  submission: SubmissionDetail;
  disabled: boolean;
}

/** State and note. Visitors see the state of a complaint by its tracking number; the note is for staff alone. */
export function Handling({ submission, disabled }: HandlingProps) {
  const { form, id, version } = submission;
  const [state, setState] = useState(submission.state);
  const [note, setNote] = useState(submission.note);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => api.call(calls.handleSubmission, { params: { form, id }, body: { state, note, version } }),
    onSuccess: (saved) => {
      queries.setQueryData(callKey(calls.getSubmission, { params: { form, id } }), saved);
      void queries.invalidateQueries({ queryKey: [calls.listSubmissions.path] });
      toast.success('Saved.');
    },
  });
  const changed = state !== submission.state || note !== submission.note;
  return (
    <Stack space="m">
      {save.error ? (
        <Notice tone="bad" title="It was not saved">
          {save.error.message} What you wrote is kept here.
        </Notice>
      ) : null}
      <Field label="State">
        {(control) => (
          <Select
            {...control}
            value={state}
            disabled={disabled}
            onChange={(event) => setState(submissionStates.find((name) => name === event.target.value) ?? state)}
          >
            {submissionStates.map((name) => (
              <option key={name} value={name}>
                {stateWords[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Note" help="Only staff see it">
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            dir="auto"
            maxLength={2_000}
            value={note}
            disabled={disabled}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Button disabled={disabled || !changed} busy={save.isPending} onClick={() => save.mutate()}>
        Save
      </Button>
    </Stack>
  );
}
