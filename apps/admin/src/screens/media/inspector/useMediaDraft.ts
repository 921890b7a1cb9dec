import { ApiError } from '@fundfront/api-client';
import { type BodyOf, calls, type MediaDetail } from '@fundfront/content-model/wire';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../session/session.ts';
import { callKey } from '../../../session/useCall.ts';

export type MediaDraft = Omit<BodyOf<typeof calls.updateMedia>, 'version'>;

function draftOf({ title, alt, decorative, focal, folder, tags }: MediaDetail): MediaDraft {
  return { title, alt, decorative, focal, folder, tags };
}

const isSame = (one: MediaDraft, other: MediaDraft) => JSON.stringify(one) === JSON.stringify(other);

/** What somebody else changed meanwhile is taken over where nothing was changed here. */
export function useMediaDraft(item: MediaDetail) {
  const [base, setBase] = useState(item);
  const [draft, setDraft] = useState(() => draftOf(item));
  const queries = useQueryClient();
  // A double press must save once.
  const sending = useRef(false);
  const dirty = !isSame(draft, draftOf(base));

  const newer = item.version > base.version;
  if (newer && !dirty) {
    setBase(item);
    setDraft(draftOf(item));
  }

  const saving = useMutation({
    mutationFn: (body: BodyOf<typeof calls.updateMedia>) =>
      api.call(calls.updateMedia, { params: { id: item.id }, body }),
    onSuccess: (saved) => {
      setBase(saved);
      setDraft(draftOf(saved));
      queries.setQueryData(callKey(calls.getMedia, { params: { id: item.id } }), saved);
      for (const { path } of [calls.listMedia, calls.mediaOverview])
        void queries.invalidateQueries({ queryKey: [path] });
      toast.success('Saved.');
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  const fields = saving.error instanceof ApiError ? saving.error.fields : [];

  return {
    draft,
    dirty,
    /** Somebody else saved while this person was typing. */
    outdated: newer && dirty,
    busy: saving.isPending,
    error: saving.error,
    problem: (path: string) => fields.find((field) => field.path === path)?.message,
    change: (part: Partial<MediaDraft>) => setDraft((now) => ({ ...now, ...part })),
    save: () => {
      if (sending.current || !dirty) return;
      sending.current = true;
      saving.mutate({ ...draft, version: base.version });
    },
    discard: () => {
      setBase(item);
      setDraft(draftOf(item));
      saving.reset();
    },
  };
}

export type MediaEditing = ReturnType<typeof useMediaDraft>;
