import type { EntryData, Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { ContentFormState } from '@fundfront/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, useSession } from '../../../session/session.ts';
import { type Autosaver, type AutosaveState, createAutosaver, idle } from './createAutosaver.ts';
import { removeLocalDraft, writeLocalDraft } from './localDraft.ts';
import type { UnsavedText } from './unsavedText.ts';

interface AutosaveOptions {
  form: ContentFormState;
  /** `type` by its path. */
  row: { type: string; id: string; locale: Locale; parentId?: string | null };
  /** Taken over from before. */
  typed: UnsavedText | undefined;
  /** The version that the text was begun from, and the text; null where nothing is unsaved. */
  unsaved: () => { version: number; data: EntryData } | null;
}

interface Autosaving {
  state: AutosaveState;
  saver: () => Autosaver | null;
}

const startOf = (typed: UnsavedText | undefined): AutosaveState =>
  typed?.from === 'server' ? { phase: 'saved', at: typed.at, refusal: null } : idle;

export function useAutosave({ form, row, typed, unsaved }: AutosaveOptions): Autosaving {
  const userId = useSession(({ user }) => user?.id ?? '');
  const [state, setState] = useState(() => startOf(typed));
  const saver = useRef<Autosaver | null>(null);
  const [start] = useState(typed);
  const { type, id, locale, parentId = null } = row;
  const current = useEffectEvent(unsaved);

  useEffect(() => {
    const params = { type, id, locale };
    const key = { userId, id, locale };
    const made = createAutosaver({
      start: startOf(start),
      unsaved: () => current()?.data ?? null,
      send: async (data) => {
        const version = current()?.version ?? 0;
        const stored = await api.call(calls.saveAutosave, { params, body: { version, parentId, data } });
        return Date.parse(stored.updatedAt);
      },
      discard: () => api.call(calls.discardAutosave, { params }),
      store: {
        write: (data) => writeLocalDraft(key, { version: current()?.version ?? 0, at: Date.now(), data }),
        remove: () => removeLocalDraft(key),
      },
      onState: setState,
    });
    saver.current = made;
    const stop = form.subscribe({ formState: { values: true }, callback: made.note });
    const resume = () => void made.flush();
    addEventListener('pagehide', made.storeNow);
    addEventListener('online', resume);
    return () => {
      removeEventListener('pagehide', made.storeNow);
      removeEventListener('online', resume);
      stop();
      made.stop();
      saver.current = null;
    };
  }, [form, type, id, locale, parentId, userId, start]);

  return { state, saver: () => saver.current };
}
