import { ApiError } from '@fundfront/api-client';
import { type ContentType, type EntryData, pickKnownFields, problemsOf, rowSchema } from '@fundfront/content-model';
import { calls, type EntryDetail, type ResponseOf } from '@fundfront/content-model/wire';
import { type ContentFormState, showProblems, useContentForm } from '@fundfront/forms';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { publicUrl } from '../../config.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { callKey } from '../../session/useCall.ts';
import type { OpenRow } from './entryRow.ts';

export interface RowEditor {
  form: ContentFormState;
  version: number;
  dirty: boolean;
  busy: 'saving' | 'publishing' | null;
  savedAt: number | null;
  /** Another person's copy, saved since this one was read. */
  conflict: EntryDetail | null;
  /** Answers the saved version, or null where it could not be saved (the form says why). */
  save: () => Promise<number | null>;
  publish: () => Promise<boolean>;
  resolve: (choice: 'mine' | 'theirs') => Promise<void>;
  replaceData: (data: EntryData, version?: number) => void;
}

interface RowEditorOptions {
  type: ContentType;
  id: string;
  open: OpenRow;
  shared: EntryData | undefined;
}

export function useRowEditor({ type, id, open, shared }: RowEditorOptions): RowEditor {
  const form = useContentForm({ type, row: open.row, saved: open.data, shared });
  const cache = useQueryClient();
  const [version, setVersion] = useState(open.version);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [conflict, setConflict] = useState<EntryDetail | null>(null);
  const latest = useRef({ version: open.version, data: open.data });
  const params = { type: type.path, id, locale: open.locale };

  function setLatest(saved: number, data: EntryData) {
    latest.current = { version: saved, data };
    setVersion(saved);
  }

  function replaceData(data: EntryData, saved = latest.current.version) {
    form.reset(data);
    setLatest(saved, data);
  }

  function current(values: EntryData) {
    const known = (data: EntryData) => pickKnownFields(type, shared ?? values, open.row, data);
    const data = known(values);
    return { data, saved: JSON.stringify(data) === JSON.stringify(known(latest.current.data)) };
  }

  function accept(detail: EntryDetail, sent: EntryData) {
    cache.setQueryData(callKey(calls.getEntry, { params }), detail);
    void cache.invalidateQueries({ queryKey: [calls.listVersions.path] });
    void cache.invalidateQueries({ queryKey: [calls.listEntries.path] });
    setLatest(detail.version, detail.data);
    setSavedAt(Date.now());
    // Input typed while the answer was on its way stays, and stays unsaved.
    const typedMeanwhile = JSON.stringify(form.getValues()) !== JSON.stringify(sent);
    form.reset(detail.data, { keepValues: typedMeanwhile });
  }

  async function send(base: number): Promise<number | null> {
    const values = structuredClone(form.getValues());
    const { data } = current(values);
    try {
      const detail = await api.call(calls.saveEntry, { params, body: { version: base, data } });
      accept(detail, values);
      return detail.version;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') {
        setConflict(await api.call(calls.getEntry, { params }));
        return null;
      }
      if (error instanceof ApiError && error.fields.length > 0) showProblems(form, error.fields);
      toast.error(`Not saved. ${errorMessage(error)}`);
      return null;
    }
  }

  async function savedVersion(): Promise<number | null> {
    if (!(await form.trigger())) {
      toast.error('Not saved. Correct the fields that are marked.');
      return null;
    }
    const { version: stored } = latest.current;
    return stored > 0 && current(form.getValues()).saved ? stored : await send(stored);
  }

  async function publishSaved(): Promise<boolean> {
    const values = form.getValues();
    const deciding = shared ?? values;
    const checked = v.safeParse(
      rowSchema(type, deciding, open.row, 'published'),
      pickKnownFields(type, deciding, open.row, values),
    );
    if (!checked.success) {
      showProblems(form, problemsOf(checked.issues));
      toast.error('Not published. Something that the public needs is missing.');
      return false;
    }
    const ready = await savedVersion();
    if (ready === null) return false;
    try {
      const response = await api.call(calls.publishEntry, { params, body: { version: ready } }, {});
      cache.setQueryData(callKey(calls.getEntry, { params }), response.entry);
      void cache.invalidateQueries({ queryKey: [calls.getEntry.path] });
      void cache.invalidateQueries({ queryKey: [calls.listVersions.path] });
      notifyPublished(response);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.fields.length > 0) showProblems(form, error.fields);
      toast.error(`Not published. ${errorMessage(error)}`);
      return false;
    }
  }

  // A press during a save waits for its end, since it needs the version that came of it. Without a network a save fails
  // and says so: it does not wait for one.
  const inTurn = { scope: { id: `save:${id}:${open.locale}` }, networkMode: 'always' } as const;
  const publishKey = ['publish', id, open.locale];
  const saving = useMutation({
    ...inTurn,
    mutationFn: (over: number | null) => (over === null ? savedVersion() : send(over)),
  });
  const publishing = useMutation({ ...inTurn, mutationKey: publishKey, mutationFn: publishSaved });

  async function publish(): Promise<boolean> {
    // A double press must publish once.
    return cache.isMutating({ mutationKey: publishKey }) === 0 && publishing.mutateAsync();
  }

  async function resolve(choice: 'mine' | 'theirs') {
    if (!conflict) return;
    const theirs = conflict;
    setConflict(null);
    if (choice === 'theirs') return replaceData(theirs.data, theirs.version);
    await saving.mutateAsync(theirs.version);
  }

  return {
    form,
    version,
    dirty: form.formState.isDirty,
    busy: publishing.isPending ? 'publishing' : saving.isPending ? 'saving' : null,
    savedAt,
    conflict,
    save: () => saving.mutateAsync(null),
    publish,
    resolve,
    replaceData,
  };
}

function notifyPublished({ liveAfterMs, path }: ResponseOf<typeof calls.publishEntry>): void {
  const action =
    path === null
      ? undefined
      : { label: 'Open page', onClick: () => void window.open(publicUrl(path), '_blank', 'noopener') };
  if (liveAfterMs === null) {
    toast.success('Published. The site has not answered yet; it will be told again by itself.', { action });
  } else {
    toast.success(`Live in ${Math.round(liveAfterMs).toLocaleString('en')} ms`, { action });
  }
}
