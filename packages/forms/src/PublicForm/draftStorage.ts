export interface UploadedFile {
  path: string;
  name: string;
  bytes: number;
}

export interface Draft {
  values: Record<string, string | string[]>;
  files: Record<string, UploadedFile>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswer = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((part) => typeof part === 'string'));

const isFile = (value: unknown): value is UploadedFile =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  typeof value.name === 'string' &&
  typeof value.bytes === 'number';

function pickValid<T>(record: unknown, fits: (value: unknown) => value is T): Record<string, T> {
  const draft: Record<string, T> = {};
  for (const [key, value] of Object.entries(isRecord(record) ? record : {})) if (fits(value)) draft[key] = value;
  return draft;
}

export function readDraft(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRecord(draft)
      ? { values: pickValid(draft.values, isAnswer), files: pickValid(draft.files, isFile) }
      : null;
  } catch {
    return null;
  }
}

export function saveDraft(key: string, draft: Draft): void {
  try {
    const empty = Object.values(draft.values).every((value) => value.length === 0);
    if (empty && Object.keys(draft.files).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form works without.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was stored.
  }
}
