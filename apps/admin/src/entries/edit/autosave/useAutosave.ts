import { ApiError } from '@fundfront/api-client';
import { type EntryData, type Locale, limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { ContentFormState } from '@fundfront/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, useSession } from '../../../session/session.ts';
import { type Autosaver, type AutosaveState, createAutosaver, idle } from './createAutosaver.ts';
import { removeLocalDraft, writeLocalDraft } from './localDraft.ts';
import { textOf, type UnsavedText, type UnsavedTexts } from './unsavedText.ts';

/** What this tab and the server agreed on last. */
export type AgreedText = Pick<UnsavedText, 'version' | 'data'> | null;

export interface NewerText {
  text: UnsavedText;
  agreed: AgreedText;
  /** From now on, what this tab sends replaces the newer text: it is part of the form. */
  agree: () => void;
}

interface AutosaveOptions {
  form: ContentFormState;
  /** `type` by its path. */
  row: { type: string; id: string; locale: Locale; parentId?: string | null };
  /** Taken over from before. */
  typed: UnsavedTexts | undefined;
  /** The version that the text was begun from, and the text; null where nothing is unsaved. */
  unsaved: () => { version: number; data: EntryData } | null;
  /** Another tab or device of the same person has stored something that this one has not seen. */
  onNewer: (newer: NewerText) => Promise<void>;
}

interface Autosaving {
  state: AutosaveState;
  saver: () => Autosaver | null;
  /** Of the autosaved text, as far as this tab knows: what ends with a save. */
  revisions: () => string[];
}

const startOf = (typed: UnsavedText | undefined): AutosaveState =>
  typed?.from === 'server' ? { phase: 'saved', at: typed.at, refusal: null } : idle;

const isNewer = (error: unknown) => error instanceof ApiError && error.code === 'VERSION_CONFLICT';

export function useAutosave({ form, row, typed, unsaved, onNewer }: AutosaveOptions): Autosaving {
  const userId = useSession(({ user }) => user?.id ?? '');
  const [state, setState] = useState(() => startOf(typed));
  const saver = useRef<Autosaver | null>(null);
  const [start] = useState(typed);
  const revisions = useRef<readonly string[]>(typed?.revisions ?? []);
  const agreed = useRef<AgreedText>(typed?.from === 'server' ? typed : null);
  const { type, id, locale, parentId = null } = row;
  const current = useEffectEvent(unsaved);
  const newer = useEffectEvent(onNewer);

  useEffect(() => {
    const params = { type, id, locale };
    const key = { userId, id, locale };

    function agree(text: Pick<UnsavedText, 'version' | 'data' | 'revisions'> | null) {
      agreed.current = text;
      revisions.current = text?.revisions ?? [];
    }

    /** Answers null where a newer text was met instead. */
    async function unlessNewer<Result>(call: () => Promise<Result>): Promise<Result | null> {
      try {
        return await call();
      } catch (error) {
        if (!isNewer(error)) throw error;
      }
      const { autosaves } = await api.call(calls.getAutosaves, { params: { type, id } });
      const found = autosaves.find((each) => each.locale === locale);
      const text = found && textOf(found);
      if (text) await newer({ text, agreed: agreed.current, agree: () => agree(text) });
      else saver.current?.note();
      return null;
    }

    const write = (data: EntryData) =>
      writeLocalDraft(key, { version: current()?.version ?? 0, revisions: revisions.current, at: Date.now(), data });

    async function send(data: EntryData) {
      const version = current()?.version ?? 0;
      const revision = crypto.randomUUID();
      const over = [...revisions.current];
      // An answer that is lost on its way must not make this tab's own text look like another's.
      revisions.current = [...over, revision].slice(-limits.autosaveRevisions);
      write(data);
      const { updatedAt } = await api.call(calls.saveAutosave, {
        params,
        body: { version, parentId, data, revision, over },
      });
      agree({ version, data, revisions: [revision] });
      return Date.parse(updatedAt);
    }

    async function discard() {
      await api.call(calls.discardAutosave, { params, body: { over: [...revisions.current] } });
      agree(null);
      return true;
    }

    const made = createAutosaver({
      start: startOf(start),
      unsaved: () => current()?.data ?? null,
      send: (data) => unlessNewer(() => send(data)),
      discard: async () => (await unlessNewer(discard)) ?? false,
      store: {
        write,
        remove: () => removeLocalDraft(key, start?.stored ?? []),
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

  return { state, saver: () => saver.current, revisions: () => [...revisions.current] };
}
