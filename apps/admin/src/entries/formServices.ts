import { contentType, isContentTypeName, type Locale, limits } from '@fundfront/content-model';
import { calls, type ListedFile } from '@fundfront/content-model/wire';
import type { FormServices } from '@fundfront/forms';
import { useMemo } from 'react';
import { api } from '../session/session.ts';
import { useCall } from '../session/useCall.ts';
import { entryTitle } from './entryTitle.ts';
import { MediaPicker } from './media/LazyMediaPicker.tsx';

function useOptions(name: string, search = '') {
  const type = isContentTypeName(name) ? contentType(name) : undefined;
  const query = { sort: 'title', limit: String(limits.pageSizeMax), ...(search !== '' && { search }) };
  const { data } = useCall(
    calls.listEntries,
    { params: { type: type?.path ?? '' }, query },
    { enabled: type !== undefined },
  );
  return useMemo(() => {
    if (!data) return null;
    const options = data.entries.map((entry) => ({
      value: entry.id,
      label: entryTitle(entry),
      detail: entry.rows[entry.baseLocale]?.path ?? undefined,
    }));
    return { options, more: data.nextCursor !== null };
  }, [data]);
}

function useOptionLabel(name: string, id: string) {
  const type = isContentTypeName(name) ? contentType(name) : undefined;
  const input = { params: { type: type?.path ?? '' }, query: { id } };
  const { data } = useCall(calls.listEntries, input, { enabled: type !== undefined && id !== '' });
  const [entry] = data?.entries ?? [];
  if (!data) return null;
  return entry && entryTitle(entry);
}

/** Milliseconds for an upload: the largest file, over a slow line. */
const timeout = 180_000;

async function uploadImage(file: File) {
  const form = new FormData();
  form.set('file', file);
  return await api.call(calls.uploadMedia, { form }, { timeout });
}

async function uploadFile(file: File) {
  const form = new FormData();
  form.set('file', file);
  return await api.call(calls.uploadFile, { form }, { timeout });
}

function searchLinks(search: string, locale: Locale) {
  return api.call(calls.searchLinks, { query: { search, locale } });
}

function useFunds(locale: Locale, wanted = true) {
  return useCall(calls.getNavBoard, { query: { locale } }, { enabled: wanted }).data?.funds ?? null;
}

function useListedFiles(ids: readonly string[], locale: Locale) {
  const query = { locale, ids: ids.slice(0, limits.listedFiles).join(',') };
  const { data } = useCall(calls.getListedFiles, { query }, { enabled: ids.length > 0 });
  return ids.length === 0 ? none : (data ?? null);
}

const none: readonly ListedFile[] = [];

export const formServices: FormServices = {
  useOptions,
  useOptionLabel,
  uploadImage,
  uploadFile,
  MediaPicker,
  searchLinks,
  useFunds,
  useListedFiles,
};
