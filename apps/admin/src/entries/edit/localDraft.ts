import type { EntryData, Locale } from '@fundfront/content-model';
import type { ContentFormState } from '@fundfront/forms';
import { useEffect } from 'react';

/** Unsaved input, stored in this browser so that it survives a crash, a reload or a lost session. */
export interface LocalDraft {
  version: number;
  at: number;
  data: EntryData;
}

const keyOf = (id: string, locale: Locale) => `unsaved:${id}:${locale}`;

const debounceMs = 800;

export function readLocalDraft(id: string, locale: Locale): LocalDraft | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(keyOf(id, locale)) ?? 'null');
    if (typeof parsed !== 'object' || parsed === null) return null;
    if (!('version' in parsed) || !('at' in parsed) || !('data' in parsed)) return null;
    if (typeof parsed.version !== 'number' || typeof parsed.at !== 'number') return null;
    if (typeof parsed.data !== 'object' || parsed.data === null) return null;
    return { version: parsed.version, at: parsed.at, data: { ...parsed.data } };
  } catch {
    return null;
  }
}

export function removeLocalDraft(id: string, locale: Locale): void {
  localStorage.removeItem(keyOf(id, locale));
}

export function useLocalDraft(id: string, locale: Locale, form: ContentFormState, version: number): void {
  const dirty = form.formState.isDirty;
  useEffect(() => {
    if (!dirty) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      const draft: LocalDraft = { version, at: Date.now(), data: form.getValues() };
      try {
        localStorage.setItem(keyOf(id, locale), JSON.stringify(draft));
      } catch {
        // A full store must not stop anybody from typing.
      }
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, debounceMs);
      },
    });
    save();
    return () => {
      clearTimeout(timer);
      stop();
      if (!form.formState.isDirty) removeLocalDraft(id, locale);
    };
  }, [dirty, form, id, locale, version]);
}
