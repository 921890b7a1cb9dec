import { ApiError } from '@fundfront/api-client';
import { calls, type SubmissionDetail } from '@fundfront/content-model/wire';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../session/session.ts';
import { callKey } from '../../session/useCall.ts';
import { type Draft, draftOf, hasConflict, isSameDraft, mergeDraft } from './draft.ts';

export interface Handling {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  dirty: boolean;
  conflict: boolean;
  busy: boolean;
  error: Error | null;
  save: () => void;
  overwrite: () => void;
  acceptTheirs: () => void;
}

const isConflict = (error: Error | null) => error instanceof ApiError && error.code === 'VERSION_CONFLICT';

/**
 * A change by somebody else is taken over where nothing was changed here, and never overwrites what was.
 * @param submission the latest copy that is known
 */
export function useHandling(submission: SubmissionDetail): Handling {
  const { form, id } = submission;
  const params = { form, id };
  const [base, setBase] = useState(submission);
  const [draft, setDraft] = useState(() => draftOf(submission));
  const queries = useQueryClient();
  // A double press must save once.
  const sending = useRef(false);
  const newer = submission.version > base.version;
  const conflict = newer && hasConflict({ draft, base, theirs: submission });

  function rebase(saved: SubmissionDetail, values: Draft) {
    setBase(saved);
    setDraft(values);
  }
  const next = newer ? mergeDraft({ draft, base, theirs: submission }) : draft;
  if (newer && !conflict) rebase(submission, next);

  const saving = useMutation({
    mutationFn: (body: Draft & { version: number }) => api.call(calls.handleSubmission, { params, body }),
    onSuccess: (saved, sent) => {
      setBase(saved);
      // Input typed while the answer was on its way stays, and stays unsaved.
      setDraft((now) => mergeDraft({ draft: now, base: sent, theirs: saved }));
      queries.setQueryData(callKey(calls.openSubmission, { params: { id } }), saved);
      void queries.invalidateQueries({ queryKey: [calls.listSubmissions.path] });
      toast.success('Saved.');
    },
    onError: (error) => {
      if (!isConflict(error)) return;
      toast.error('Not saved: somebody else changed this meanwhile. Look at it, then save again.');
      void queries.invalidateQueries({ queryKey: callKey(calls.openSubmission, { params: { id } }) });
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  function send(values: Draft, version: number) {
    if (sending.current || isSameDraft(values, base)) return;
    sending.current = true;
    saving.mutate({ ...values, version });
  }

  return {
    draft: next,
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    dirty: !isSameDraft(next, base),
    conflict,
    busy: saving.isPending,
    error: isConflict(saving.error) ? null : saving.error,
    save: () => send(draft, base.version),
    overwrite: () => {
      rebase(submission, next);
      send(next, submission.version);
    },
    acceptTheirs: () => rebase(submission, draftOf(submission)),
  };
}
