import { type EntryData, type Locale, limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';

/** Unsaved input, stored in this browser until the server has it: it survives a crash, an outage or a lost session. */
interface LocalDraft {
  version: number;
  /** Of the server's text that it was made from, and of what was sent of it. */
  revisions: readonly string[];
  /** Milliseconds. */
  at: number;
  data: EntryData;
}

export interface LocalDraftKey {
  userId: string;
  id: string;
  locale: Locale;
}

/** Where one tab's text lies, as it was read. */
export interface StoredDraft {
  key: string;
  text: string;
}

const prefix = 'unsaved:';
const startOf = ({ userId, id, locale }: LocalDraftKey) => `${prefix}${userId}:${id}:${locale}:`;
/** Tabs keep their texts apart. A reload begins a new one, and finds what the one before left. */
const tab = crypto.randomUUID();
const keyOf = (key: LocalDraftKey) => startOf(key) + tab;

const isText = (value: unknown) => typeof value === 'string';

function parse(stored: string | null): LocalDraft | null {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    if (typeof parsed !== 'object' || parsed === null) return null;
    if (!('version' in parsed) || !('at' in parsed) || !('data' in parsed) || !('revisions' in parsed)) return null;
    const { version, at, data, revisions } = parsed;
    if (typeof version !== 'number' || typeof at !== 'number' || !Array.isArray(revisions)) return null;
    if (typeof data !== 'object' || data === null) return null;
    const expired = at < Date.now() - limits.localDraftDays * dayMs;
    return expired ? null : { version, at, revisions: revisions.filter(isText), data: { ...data } };
  } catch {
    return null;
  }
}

/** Of all tabs, the earliest first. */
export function readLocalDrafts(key: LocalDraftKey): (LocalDraft & { stored: StoredDraft })[] {
  return Object.keys(localStorage)
    .filter((each) => each.startsWith(startOf(key)))
    .flatMap((each) => {
      const text = localStorage.getItem(each) ?? '';
      const draft = parse(text);
      return draft ? [{ ...draft, stored: { key: each, text } }] : [];
    })
    .sort((one, other) => one.at - other.at);
}

/** @param taken what other tabs left and this one took over; a tab that has written since keeps its own */
export function removeLocalDraft(key: LocalDraftKey, taken: readonly StoredDraft[]): void {
  localStorage.removeItem(keyOf(key));
  for (const draft of taken) if (localStorage.getItem(draft.key) === draft.text) localStorage.removeItem(draft.key);
}

/** Takes away what has expired, of whatever entry. */
function purge(): void {
  const stored = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  for (const key of stored) if (!parse(localStorage.getItem(key))) localStorage.removeItem(key);
}

export function writeLocalDraft(key: LocalDraftKey, draft: LocalDraft): void {
  try {
    purge();
    localStorage.setItem(keyOf(key), JSON.stringify(draft));
  } catch {
    // A full store must not stop anybody from typing.
  }
}
