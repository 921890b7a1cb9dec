import type { EntryData } from '@fundfront/content-model';
import type { Autosave } from '@fundfront/content-model/wire';
import { type LocalDraftKey, readLocalDrafts, type StoredDraft } from './localDraft.ts';

export interface UnsavedText {
  /** Of the row that it was begun from. */
  version: number;
  data: EntryData;
  /** Those that it holds: none of them is newer than it. */
  revisions: readonly string[];
  /** Milliseconds. */
  at: number;
  from: 'server' | 'browser';
}

export interface UnsavedTexts extends UnsavedText {
  /** What other tabs left in this browser, to be merged into it. */
  others: readonly UnsavedText[];
  /** Where all of it lies in this browser. */
  stored: readonly StoredDraft[];
}

export function textOf({ version, data, revision, updatedAt }: Autosave): UnsavedText {
  return { version, data, revisions: [revision], at: Date.parse(updatedAt), from: 'server' };
}

/**
 * What a person typed and did not save: what did not leave this browser, else what the server has. Where the server has
 * something newer than this browser's text was made from, the first autosave meets it.
 */
export function unsavedTexts(key: LocalDraftKey, autosaves: readonly Autosave[]): UnsavedTexts | undefined {
  const found = autosaves.find(({ locale }) => locale === key.locale);
  const drafts = readLocalDrafts(key);
  const locals = drafts.map(({ stored: _, ...draft }): UnsavedText => ({ ...draft, from: 'browser' }));
  const first = locals.at(-1) ?? (found && textOf(found));
  if (!first) return undefined;
  return { ...first, others: locals.slice(0, -1), stored: drafts.map(({ stored }) => stored) };
}
