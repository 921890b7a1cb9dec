/** A file that the server keeps already. */
export interface KeptFile {
  address: string;
  name: string;
  bytes: number;
}

/** What was typed, by field; ticked options as a list. */
export interface Kept {
  values: Record<string, string | string[]>;
  files: Record<string, KeptFile>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswer = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((part) => typeof part === 'string'));

const isFile = (value: unknown): value is KeptFile =>
  isRecord(value) &&
  typeof value.address === 'string' &&
  typeof value.name === 'string' &&
  typeof value.bytes === 'number';

function only<T>(record: unknown, fits: (value: unknown) => value is T): Record<string, T> {
  const kept: Record<string, T> = {};
  for (const [key, value] of Object.entries(isRecord(record) ? record : {})) if (fits(value)) kept[key] = value;
  return kept;
}

/** What was kept of a form in this tab, or null. */
export function readKept(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRecord(kept) ? { values: only(kept.values, isAnswer), files: only(kept.files, isFile) } : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed until it is sent or the tab is closed. Where the browser allows no storage it is not kept. */
export function keep(key: string, kept: Kept): void {
  try {
    const empty = Object.values(kept.values).every((value) => value.length === 0);
    if (empty && Object.keys(kept.files).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the form works without.
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
