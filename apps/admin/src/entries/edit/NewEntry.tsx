import { ApiError } from '@fundfront/api-client';
import {
  type ContentTypeName,
  contentType,
  emptyRow,
  fieldsOf,
  type Locale,
  pickKnownFields,
  slugify,
} from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { ContentForm, showProblems, useContentForm } from '@fundfront/forms';
import { Button } from '@fundfront/ui/components/Button';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Screen } from '../../layout/Screen.tsx';
import { entryPath, listPath } from '../../paths/entryPaths.ts';
import { api } from '../../session/session.ts';
import { useShortcut } from '../useShortcut.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';

interface NewEntryProps {
  name: ContentTypeName;
  locale: Locale;
  parentId: string | null;
}

export function NewEntry({ name, locale, parentId }: NewEntryProps) {
  const type = contentType(name);
  const blank = useMemo(() => emptyRow(type), [type]);
  const form = useContentForm({ type, row: 'base', saved: blank });
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const guard = useLeaveGuard(form.formState.isDirty && !busy);

  const title = form.watch('title');
  const { dirtyFields } = form.formState;
  useEffect(() => {
    if (typeof title === 'string' && !dirtyFields.slug) form.setValue('slug', slugify(title) || null);
  }, [title, dirtyFields.slug, form]);

  async function create() {
    if (busy || !(await form.trigger())) return;
    setBusy(true);
    const values = form.getValues();
    try {
      const data = pickKnownFields(type, values, 'base', values);
      const entry = await api.call(calls.createEntry, {
        params: { type: type.path },
        body: { locale, parentId, data },
      });
      void cache.invalidateQueries({ queryKey: [calls.listEntries.path] });
      navigate(entryPath(name, entry.id, locale), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.fields.length > 0) showProblems(form, error.fields);
      toast.error(`Not saved. ${errorMessage(error)}`);
      setBusy(false);
    }
  }
  useShortcut('s', () => void create(), { mod: true });

  return (
    <Screen
      title={`New ${type.labels.one.toLowerCase()}`}
      crumbs={[{ label: type.labels.many, href: listPath(name) }]}
      inset="text"
      actions={
        <Button shortcut="Ctrl S" busy={busy} onClick={create}>
          Save draft
        </Button>
      }
    >
      <ContentForm fields={fieldsOf(type, form.watch())} form={form} locale={locale} />
      {guard}
    </Screen>
  );
}
