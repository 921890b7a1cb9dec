import { ApiError } from '@fundfront/api-client';
import {
  type ContentTypeName,
  contentType,
  type EntryData,
  emptyRow,
  fieldsOf,
  type Locale,
  pickKnownFields,
  slugify,
} from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { ContentForm, showProblems, useContentForm } from '@fundfront/forms';
import { Button } from '@fundfront/ui/components/Button';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Screen } from '../../layout/Screen.tsx';
import { api } from '../../session/session.ts';
import { ParentSelect } from '../place/ParentSelect.tsx';
import { presetValues, useListPaths, usePreset } from '../preset.ts';
import { AutosaveNotice } from './autosave/AutosaveNotice.tsx';
import { autosaveText } from './autosave/autosaveText.ts';
import { UnfinishedEntries } from './autosave/UnfinishedEntries.tsx';
import type { UnsavedText, UnsavedTexts } from './autosave/unsavedText.ts';
import { type NewerText, useAutosave } from './autosave/useAutosave.ts';
import { useAutosaves } from './autosave/useAutosaves.ts';
import { ConflictDialog } from './merge/ConflictDialog.tsx';
import { type Conflict, mergeRows } from './merge/mergeRows.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';

interface NewEntryProps {
  name: ContentTypeName;
  locale: Locale;
  parentId: string | null;
}

/** `draft` in the address names the text, from the first letter on: a reload finds it again. */
export function NewEntry(props: NewEntryProps) {
  const [search] = useSearchParams();
  const draft = search.get('draft');
  const [own] = useState(() => draft ?? crypto.randomUUID());
  const shown = draft ?? own;
  return <OpenNewEntry key={shown} {...props} id={shown} begun={draft !== null} />;
}

function OpenNewEntry({ begun, ...props }: NewEntryProps & { id: string; begun: boolean }) {
  const [asked] = useState(begun);
  const unsaved = useAutosaves(contentType(props.name), props.id, asked);
  if (!unsaved) return <Skeleton lines={8} />;
  return <NewEntryForm {...props} typed={unsaved(props.locale)} />;
}

function NewEntryForm({ name, locale, parentId, id, typed }: NewEntryProps & { id: string; typed?: UnsavedTexts }) {
  const type = contentType(name);
  const preset = usePreset();
  const paths = useListPaths(name);
  const blank = useMemo(() => ({ ...emptyRow(type), ...presetValues(preset) }), [type, preset]);
  const form = useContentForm({ type, row: 'base', saved: blank });
  const [busy, setBusy] = useState(false);
  const [parent, setParent] = useState(parentId);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const cache = useQueryClient();
  const dirty = form.formState.isDirty;
  const lastTitle = useRef('');

  const [conflict, setConflict] = useState<Conflict | null>(null);
  const left = useRef<readonly UnsavedText[]>([]);
  const agreeing = useRef(() => {});

  function replaceText(data: EntryData) {
    form.reset(data, { keepDefaultValues: true });
    saver()?.note();
  }

  function meetText({ text, agreed, agree }: NewerText): boolean {
    const theirs = { ...blank, ...text.data };
    const merge = mergeRows(agreed?.data ?? blank, form.getValues(), theirs);
    if (merge.collisions.length > 0) {
      agreeing.current = agree;
      const at = new Date(text.at).toISOString();
      setConflict({ theirs: { data: theirs, version: 0, by: 'The other tab', at }, merge, during: 'typing' });
      return false;
    }
    agree();
    replaceText(merge.data);
    return true;
  }

  function meetAll() {
    const [next, ...others] = left.current;
    left.current = others;
    if (next && meetText({ text: next, agreed: null, agree: () => {} })) meetAll();
  }

  async function resolve(data: EntryData | null) {
    if (!conflict) return;
    agreeing.current();
    replaceText(data ?? conflict.theirs.data);
    setConflict(null);
    meetAll();
  }

  const takeOver = useEffectEvent(() => {
    if (!typed) return;
    form.reset({ ...blank, ...typed.data }, { keepDefaultValues: true });
    left.current = typed.others;
    meetAll();
  });
  useEffect(() => takeOver(), []);
  const { state, saver, revisions } = useAutosave({
    form,
    row: { type: type.path, id, locale, parentId: parent },
    typed,
    unsaved: () => (form.formState.isDirty ? { version: 0, data: form.getValues() } : null),
    onNewer: async (newer) => void meetText(newer),
  });
  const guard = useLeaveGuard(state.phase === 'failing' && !busy, { kept: true });

  useEffect(() => {
    if (!dirty || search.has('draft')) return;
    setSearch((now) => new URLSearchParams([...now, ['draft', id], ...(now.has('lang') ? [] : [['lang', locale]])]), {
      replace: true,
    });
  }, [dirty, id, locale, search, setSearch]);

  const title = form.watch('title');
  useEffect(() => {
    if (typeof title !== 'string') return;
    const slug = form.getValues('slug');
    if (!slug || slug === slugify(lastTitle.current)) form.setValue('slug', slugify(title) || null);
    lastTitle.current = title;
  }, [title, form]);

  async function create() {
    if (busy || !(await form.trigger())) return;
    setBusy(true);
    await saver()?.settle();
    const values = form.getValues();
    try {
      const data = pickKnownFields(type, values, 'base', values);
      const entry = await api.call(calls.createEntry, {
        params: { type: type.path },
        body: { locale, parentId: parent, data, autosave: { id, revisions: revisions() } },
      });
      saver()?.end();
      void cache.invalidateQueries({ queryKey: [calls.listEntries.path] });
      void cache.invalidateQueries({ queryKey: [calls.listAutosaves.path] });
      navigate(paths.entry(entry.id, locale), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.fields.length > 0) showProblems(form, error.fields);
      toast.error(`Not saved. ${errorMessage(error)}`);
      saver()?.note();
      setBusy(false);
    }
  }
  useShortcut('save', () => void create());

  return (
    <Screen
      title={`New ${type.labels.one.toLowerCase()}`}
      crumbs={[paths.list]}
      inset="text"
      status={autosaveText(state)}
      actions={
        <Button shortcut={keyLabel('save')} busy={busy} onClick={create}>
          Save draft
        </Button>
      }
    >
      <AutosaveNotice state={state} onRetry={() => void saver()?.flush()} />
      <UnfinishedEntries type={name} except={id} />
      {type.tree ? <ParentSelect name={name} label="Lies below" value={parent} onChange={setParent} /> : null}
      <ContentForm fields={fieldsOf(type, form.watch())} form={form} locale={locale} />
      <ConflictDialog type={type} locale={locale} row={{ conflict, resolve }} />
      {guard}
    </Screen>
  );
}
