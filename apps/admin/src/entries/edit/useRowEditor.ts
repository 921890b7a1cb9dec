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
import type { UnsavedText, UnsavedTexts } from './autosave/unsavedText.ts';
import { type AgreedText, useAutosave } from './autosave/useAutosave.ts';
import type { OpenRow } from './entryRow.ts';
import { type Conflict, mergeRows, sameValue } from './merge/mergeRows.ts';

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
  /** What is left to be merged, of what was found at opening. */
  const left = useRef<{ texts: UnsavedText[]; behind: boolean }>({ texts: [], behind: false });
  /** Of the text that the person is asked about. */
  const agreeing = useRef(() => {});
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
      // The text is in the form by then; a save meets what could not be compared now.
      if (open.typed) takeOver(open.typed).catch((error) => toast.error(`Not compared yet. ${errorMessage(error)}`));
    }),
    [],
  );

  const {
    state: autosave,
    saver,
    revisions,
  } = useAutosave({
    form,
    row: params,
    typed: open.typed,
    unsaved: () => {
      const { data, saved } = current(form.getValues());
      return saved ? null : { version: latest.current.version, data };
    },
    onNewer: async ({ text, agreed, agree }) => {
      const merged = await meetText(text, agreed, agree);
      if (merged) toast.info('You typed in another tab, too. What you typed in both is here.');
    },
  });

  // What lay in this browser alone is on its way again.
  useEffect(
    useEffectEvent(() => {
      if (open.typed?.from === 'browser') saver()?.note();
    }),
    [],
  );

  function replaceText(data: EntryData) {
    form.reset(data, { keepDefaultValues: true });
    saver()?.note();
  }

  async function dataOfVersion(number: number): Promise<EntryData> {
    if (number === latest.current.version) return latest.current.data;
    if (number === 0) return {};
    return (await api.call(calls.getVersion, { params: { ...params, number: String(number) } })).data;
  }

  async function takeOver(typed: UnsavedTexts) {
    if (typed.version !== open.version) {
      // Without what it was begun from, every field counts as typed.
      const begun = await dataOfVersion(typed.version).catch(() => ({}));
      replaceData(begun, typed.version);
    }
    replaceText({ ...form.getValues(), ...typed.data });
    left.current = {
      texts: [...typed.others],
      behind: [typed, ...typed.others].some((text) => text.version !== open.version),
    };
    await meetAll();
  }

  async function meetAll() {
    for (let next = left.current.texts.shift(); next; next = left.current.texts.shift()) {
      if (!(await meetText(next, null))) return;
    }
    if (!left.current.behind) return;
    left.current.behind = false;
    await meet('opening');
  }

  /** Merges what is typed here with what the same person typed elsewhere. Answers whether nothing is left to choose. */
  async function meetText(newer: UnsavedText, agreed: AgreedText, agree = () => {}): Promise<boolean> {
    const { version: own } = latest.current;
    const alike = agreed && agreed.version === newer.version && newer.version === own;
    const base = alike ? agreed.data : await dataOfVersion(Math.min(newer.version, own));
    const begun = newer.version > own ? await dataOfVersion(newer.version) : null;
    const mine = current(form.getValues()).data;
    const merge = mergeRows(base, mine, { ...mine, ...newer.data });
    if (begun) replaceData(begun, newer.version);
    if (merge.collisions.length > 0) {
      if (begun) replaceText(mine);
      agreeing.current = agree;
      const at = new Date(newer.at).toISOString();
      const theirs = { data: newer.data, version: newer.version, by: 'The other tab', at };
      setConflict({ theirs, merge, during: 'typing' });
      return false;
    }
    agree();
    replaceText(merge.data);
    return true;
  }

  /** Merges what is typed with what another person saved. Answers the version to save over, or null for a choice. */
  async function meet(during: 'saving' | 'opening'): Promise<number | null> {
    const theirs = await api.call(calls.getEntry, { params });
    const summary = theirs.rows[open.locale];
    const by = summary?.updatedBy?.name ?? 'Somebody else';
    const merge = mergeRows(latest.current.data, current(form.getValues()).data, theirs.data);
    if (merge.collisions.length > 0) {
      const { data, version: number } = theirs;
      setConflict({ theirs: { data, version: number, by, at: summary?.updatedAt ?? null }, merge, during });
      return null;
    }
    replaceData(theirs.data, theirs.version);
    replaceText(merge.data);
    toast.info(`${by} saved meanwhile. Their changes and yours are in different fields, and both are here.`);
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
      const detail = await api.call(calls.saveEntry, { params, body: { version: base, data, autosaves: revisions() } });
      accept(detail, values);
      return detail.version;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT' && merges < mergesAtMost) {
        return meet('saving').then(
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
    if (conflict.during === 'typing') {
      agreeing.current();
      replaceText(data ?? { ...form.getValues(), ...theirs.data });
      setConflict(null);
      return meetAll();
    }
    replaceData(theirs.data, theirs.version);
    if (data) form.reset(data, { keepDefaultValues: true });
    saver()?.note();
    // What was typed and not chosen must not come back with a reload.
    if (current(form.getValues()).saved) await saver()?.flush();
    setConflict(null);
    if (data && conflict.during === 'saving') await saving.mutateAsync();
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
