import { type EntryData, type Locale, limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';

/** Unsaved input, stored in this browser until the server has it: it survives a crash, an outage or a lost session. */
interface LocalDraft {
  version: number;
  /** Milliseconds. */
  at: number;
  data: EntryData;
}

export interface LocalDraftKey {
  /** People share computers. */
  userId: string;
  id: string;
  locale: Locale;
}

const prefix = 'unsaved:';
const keyOf = ({ userId, id, locale }: LocalDraftKey) => `${prefix}${userId}:${id}:${locale}`;

function parse(stored: string | null): LocalDraft | null {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    if (typeof parsed !== 'object' || parsed === null) return null;
    if (!('version' in parsed) || !('at' in parsed) || !('data' in parsed)) return null;
    if (typeof parsed.version !== 'number' || typeof parsed.at !== 'number') return null;
    if (typeof parsed.data !== 'object' || parsed.data === null) return null;
    const expired = parsed.at < Date.now() - limits.localDraftDays * dayMs;
    return expired ? null : { version: parsed.version, at: parsed.at, data: { ...parsed.data } };
  } catch {
    return null;
  }
}

export function readLocalDraft(key: LocalDraftKey): LocalDraft | null {
  return parse(localStorage.getItem(keyOf(key)));
}

export function removeLocalDraft(key: LocalDraftKey): void {
  localStorage.removeItem(keyOf(key));
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
