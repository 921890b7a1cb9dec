import { ApiError } from '@fundfront/api-client';
import { errorMessage } from '../../../layout/errorMessage.ts';
import type { DraftContent } from './rowState.ts';

/** What was typed and is not yet what the API holds. */
export interface RowEdit {
  content: DraftContent;
  /** `conflict`: somebody else changed the row meanwhile; what was typed waits for a decision. */
  state: 'saving' | 'failed' | 'conflict';
  message: string;
}

export type RowEdits = ReadonlyMap<string, RowEdit>;

interface RowSavesDeps {
  /** Stores the whole row, with the version that is known when it is called; resolves when the answer is known, too. */
  send: (fund: string, content: DraftContent) => Promise<void>;
  reload: () => Promise<void>;
  now: () => number;
}

/**
 * One queue for each row: while one save is on its way, only the latest of what is typed meanwhile is sent after it, with
 * the version that the save before brought. Rows do not wait for each other.
 */
export function createRowSaves({ send, reload, now }: RowSavesDeps) {
  const edits = new Map<string, RowEdit>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let snapshot: { edits: RowEdits; savedAt: number | null } = { edits: new Map(), savedAt: null };

  function emit(savedAt = snapshot.savedAt) {
    snapshot = { edits: new Map(edits), savedAt };
    for (const listener of listeners) listener();
  }

  async function fail(fund: string, error: unknown) {
    const conflict = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
    // A row that cannot be read again is found out by the next try.
    if (conflict) await reload().catch(() => undefined);
    const edit = edits.get(fund);
    if (edit) edits.set(fund, { ...edit, state: conflict ? 'conflict' : 'failed', message: errorMessage(error) });
    emit();
  }

  async function run(fund: string) {
    for (let edit = edits.get(fund); edit; edit = edits.get(fund)) {
      const { content } = edit;
      try {
        await send(fund, content);
      } catch (error) {
        return fail(fund, error);
      }
      if (edits.get(fund)?.content === content) edits.delete(fund);
      emit(now());
    }
  }

  function save(fund: string, content: DraftContent): Promise<void> {
    edits.set(fund, { content, state: 'saving', message: '' });
    emit();
    const before = running.get(fund);
    if (before) return before;
    const started = run(fund).finally(() => running.delete(fund));
    running.set(fund, started);
    return started;
  }

  return {
    save,
    /** Sends once more what could not be saved. */
    retry: (fund: string) => {
      const edit = edits.get(fund);
      return edit ? save(fund, edit.content) : Promise.resolve();
    },
    /** Forgets what was typed, for what the API holds. */
    forget: (fund: string) => {
      if (running.has(fund)) return;
      edits.delete(fund);
      emit();
    },
    /** Resolves when nothing is on its way for these rows, whatever became of it. */
    settled: async (funds: readonly string[]) => {
      await Promise.all(funds.map((fund) => running.get(fund)));
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
