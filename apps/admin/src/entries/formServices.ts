import { contentType, isContentTypeName, type Locale, limits } from '@fundfront/content-model';
import { calls, type ListedFile } from '@fundfront/content-model/wire';
import type { FormServices } from '@fundfront/forms';
import { useMemo } from 'react';
import { api } from '../session/session.ts';
import { useCall } from '../session/useCall.ts';
import { entryTitle } from './entryTitle.ts';
import { MediaPicker } from './media/LazyMediaPicker.tsx';

/** Loads all entries of a type: a list to choose from is short, or it would be searched instead. */
function useOptions(name: string) {
  const type = isContentTypeName(name) ? contentType(name) : undefined;
  const { data } = useCall(
    calls.listEntries,
    { params: { type: type?.path ?? '' }, query: { sort: 'title', limit: '200' } },
    { enabled: type !== undefined },
  );
  return useMemo(() => {
    if (!data) return null;
    return data.entries.map((entry) => ({ value: entry.id, label: entryTitle(entry) }));
  }, [data]);
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
  uploadImage,
  uploadFile,
  MediaPicker,
  searchLinks,
  useFunds,
  useListedFiles,
};
