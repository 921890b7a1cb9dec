import type { EntryData } from '@fundfront/content-model';
import type { Autosave } from '@fundfront/content-model/wire';
import { type LocalDraftKey, readLocalDraft } from './localDraft.ts';

export interface UnsavedText {
  /** Of the row that it was begun from. */
  version: number;
  data: EntryData;
  /** Milliseconds. */
  at: number;
  from: 'server' | 'browser';
}

/** What a person typed and did not save: the later of what the server and what this browser has. */
export function unsavedText(key: LocalDraftKey, autosaves: readonly Autosave[]): UnsavedText | undefined {
  const stored = autosaves.find(({ locale }) => locale === key.locale);
  const local = readLocalDraft(key);
  const at = stored ? Date.parse(stored.updatedAt) : 0;
  if (local && local.at > at) return { ...local, from: 'browser' };
  return stored && { version: stored.version, data: stored.data, at, from: 'server' };
}
