import { ApiError } from '@fundfront/api-client';
import {
  type ContentType,
  type EntryData,
  otherLocale,
  pickKnownFields,
  problemsOf,
  rowSchema,
} from '@fundfront/content-model';
import { calls, type EntryDetail, type ResponseOf } from '@fundfront/content-model/wire';
import { type ContentFormState, showProblems, useContentForm } from '@fundfront/forms';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { publicUrl } from '../../config.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { callKey } from '../../session/useCall.ts';
import type { AutosaveState } from './autosave/createAutosaver.ts';
import type { UnsavedText } from './autosave/unsavedText.ts';
import { useAutosave } from './autosave/useAutosave.ts';
import type { OpenRow } from './entryRow.ts';
import { mergeRows, type RowMerge, sameValue } from './merge/mergeRows.ts';

export interface Conflict {
  /** Another person's copy, saved since this one was read. */
  theirs: EntryDetail;
  merge: RowMerge;
  /** Whether the person was saving; otherwise unsaved text of before was opened. */
  saving: boolean;
}

export interface RowEditor {
  form: ContentFormState;
  version: number;
  dirty: boolean;
  busy: 'saving' | 'publishing' | null;
  savedAt: number | null;
  autosave: AutosaveState;
  /** Only where both changed the same field; everything else merges by itself. */
  conflict: Conflict | null;
  /** Answers the saved version, or null where it could not be saved (the form says why). */
  save: () => Promise<number | null>;
  publish: () => Promise<boolean>;
  /** @param data what was chosen of both; null to take theirs alone */
  resolve: (data: EntryData | null) => Promise<void>;
  /** Sends the text that could not be sent, at once. */
  retryAutosave: () => void;
  /** Back to what is saved. Answers what puts the text back. */
  discard: () => () => void;
  replaceData: (data: EntryData, version?: number) => void;
}

/** Others who save without a pause must not keep this going for ever. */
const mergesAtMost = 3;

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
  const [conflict, setConflict] = useState<Conflict | null>(null);
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
    return { data, saved: sameValue(data, known(latest.current.data)) };
  }

  useEffect(
    useEffectEvent(() => {
      if (open.typed) void takeOver(open.typed);
    }),
    [],
  );

  const { state: autosave, saver } = useAutosave({
    form,
    row: params,
    typed: open.typed,
    unsaved: () => {
      const { data, saved } = current(form.getValues());
      return saved ? null : { version: latest.current.version, data };
    },
  });

  function replaceText(data: EntryData) {
    form.reset(data, { keepDefaultValues: true });
    saver()?.note();
  }

  async function takeOver(typed: UnsavedText) {
    if (typed.version !== open.version) {
      const before = { params: { ...params, number: String(typed.version) } };
      const begun = typed.version === 0 ? { data: {} } : await api.call(calls.getVersion, before);
      setLatest(typed.version, begun.data);
      form.reset(begun.data);
    }
    replaceText({ ...form.getValues(), ...typed.data });
    if (typed.version !== open.version) await meet(false);
  }

  /** Merges what is typed with what another person saved. Answers the version to save over, or null for a choice. */
  async function meet(saving: boolean): Promise<number | null> {
    const theirs = await api.call(calls.getEntry, { params });
    const merge = mergeRows(latest.current.data, current(form.getValues()).data, theirs.data);
    if (merge.collisions.length > 0) {
      setConflict({ theirs, merge, saving });
      return null;
    }
    replaceData(theirs.data, theirs.version);
    replaceText(merge.data);
    const who = theirs.rows[open.locale]?.updatedBy?.name ?? 'Somebody else';
    toast.info(`${who} saved meanwhile. Their changes and yours are in different fields, and both are here.`);
    return theirs.version;
  }

  function accept(detail: EntryDetail, sent: EntryData) {
    cache.setQueryData(callKey(calls.getEntry, { params }), detail);
    // The other language shows the state of this one too.
    const other = { ...params, locale: otherLocale(open.locale) };
    cache.setQueryData(callKey(calls.getEntry, { params: other }), (known: EntryDetail | undefined) =>
      known ? { ...known, rows: detail.rows } : known,
    );
    void cache.invalidateQueries({ queryKey: [calls.listVersions.path] });
    void cache.invalidateQueries({ queryKey: [calls.listEntries.path] });
    setLatest(detail.version, detail.data);
    setSavedAt(Date.now());
    // Input typed while the answer was on its way stays, and stays unsaved.
    const typedMeanwhile = JSON.stringify(form.getValues()) !== JSON.stringify(sent);
    saver()?.end();
    form.reset(detail.data, { keepValues: typedMeanwhile });
    saver()?.note();
  }

  async function send(base: number, merges = 0): Promise<number | null> {
    await saver()?.settle();
    const values = structuredClone(form.getValues());
    const { data } = current(values);
    try {
      const detail = await api.call(calls.saveEntry, { params, body: { version: base, data } });
      accept(detail, values);
      return detail.version;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT' && merges < mergesAtMost) {
        return meet(true).then(
          (theirs) => (theirs === null ? null : send(theirs, merges + 1)),
          (reason) => notSaved(reason),
        );
      }
      return notSaved(error);
    }
  }

  function notSaved(error: unknown): null {
    saver()?.note();
    if (error instanceof ApiError && error.fields.length > 0) showProblems(form, error.fields);
    toast.error(`Not saved. ${errorMessage(error)}`);
    return null;
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
    mutationFn: savedVersion,
  });
  const publishing = useMutation({ ...inTurn, mutationKey: publishKey, mutationFn: publishSaved });

  async function publish(): Promise<boolean> {
    // A double press must publish once.
    return cache.isMutating({ mutationKey: publishKey }) === 0 && publishing.mutateAsync();
  }

  async function resolve(data: EntryData | null) {
    if (!conflict) return;
    const { theirs } = conflict;
    replaceData(theirs.data, theirs.version);
    if (data) form.reset(data, { keepDefaultValues: true });
    saver()?.note();
    // What was typed and not chosen must not come back with a reload.
    if (current(form.getValues()).saved) await saver()?.flush();
    setConflict(null);
    if (data && conflict.saving) await saving.mutateAsync();
  }

  function discard() {
    const typed = structuredClone(form.getValues());
    replaceData(latest.current.data);
    saver()?.note();
    void saver()?.flush();
    return () => replaceText(typed);
  }

  return {
    form,
    version,
    dirty: form.formState.isDirty,
    busy: publishing.isPending ? 'publishing' : saving.isPending ? 'saving' : null,
    savedAt,
    conflict,
    autosave,
    retryAutosave: () => void saver()?.flush(),
    discard,
    save: () => saving.mutateAsync(),
    publish,
    resolve,
    replaceData,
  };
}

function notifyPublished({ liveAfterMs, siteNotified, path }: ResponseOf<typeof calls.publishEntry>): void {
  const action =
    path === null
      ? undefined
      : { label: 'Open page', onClick: () => void window.open(publicUrl(path), '_blank', 'noopener') };
  if (liveAfterMs !== null) toast.success(`Live in ${Math.round(liveAfterMs).toLocaleString('en')} ms`, { action });
  else if (!siteNotified) toast.success('Published. The site has not answered yet; it will be told again by itself.');
  else if (path === null) toast.success('Published. The pages that show it follow within seconds.');
  else toast.success('Published. The page takes longer than usual to show it.', { action });
}
