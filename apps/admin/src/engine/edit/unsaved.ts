import type { EntryData, Locale } from '@fundfront/content-model';
import type { ContentFormState } from '@fundfront/forms';
import { useEffect } from 'react';

/** What was typed and not saved, kept in this browser over a crash, a reload or a lost session. */
export interface Rescue {
  version: number;
  at: number;
  data: EntryData;
}

const keyOf = (id: string, locale: Locale) => `unsaved:${id}:${locale}`;

/** Milliseconds after the last key until what was typed is kept. */
const pause = 800;

export function readRescue(id: string, locale: Locale): Rescue | null {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(keyOf(id, locale)) ?? 'null');
    if (typeof held !== 'object' || held === null) return null;
    if (!('version' in held) || !('at' in held) || !('data' in held)) return null;
    if (typeof held.version !== 'number' || typeof held.at !== 'number') return null;
    if (typeof held.data !== 'object' || held.data === null) return null;
    return { version: held.version, at: held.at, data: { ...held.data } };
  } catch {
    return null;
  }
}

export function dropRescue(id: string, locale: Locale): void {
  localStorage.removeItem(keyOf(id, locale));
}

/** Keeps what is typed while it is unsaved, and forgets it once it is saved. */
export function useRescueKeeper(id: string, locale: Locale, form: ContentFormState, version: number): void {
  const dirty = form.formState.isDirty;
  useEffect(() => {
    if (!dirty) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const rescue: Rescue = { version, at: Date.now(), data: form.getValues() };
      try {
        localStorage.setItem(keyOf(id, locale), JSON.stringify(rescue));
      } catch {
        // A full store must not stop anybody from typing.
      }
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, pause);
      },
    });
    keep();
    return () => {
      clearTimeout(timer);
      stop();
      if (!form.formState.isDirty) dropRescue(id, locale);
    };
  }, [dirty, form, id, locale, version]);
}
