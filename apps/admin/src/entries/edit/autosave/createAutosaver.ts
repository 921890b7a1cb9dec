import { ApiError } from '@fundfront/api-client';
import { type EntryData, limits } from '@fundfront/content-model';

export interface AutosaveState {
  /** `failing`: the text is in this browser only. */
  phase: 'idle' | 'pending' | 'saved' | 'failing';
  /** Of the last text that the server has, or since when it takes none. */
  at: number | null;
  /** Why the server refused it; null where it could not be reached. */
  refusal: string | null;
}

export const idle: AutosaveState = { phase: 'idle', at: null, refusal: null };

interface AutosaverOptions {
  /** What the server has already. */
  start: AutosaveState;
  /** What is typed and not saved; null where nothing is. */
  unsaved: () => EntryData | null;
  /** Answers when it was stored, in milliseconds; null where a newer text was met, which then asks or merges. */
  send: (data: EntryData) => Promise<number | null>;
  /** Answers whether nothing is left of it. */
  discard: () => Promise<boolean>;
  store: { write: (data: EntryData) => void; remove: () => void };
  onState: (state: AutosaveState) => void;
}

export interface Autosaver {
  note: () => void;
  /** Sends what waits, without a pause. */
  flush: () => Promise<void>;
  /** Waits for what is under way and sends no more: the text is about to be saved or discarded. */
  settle: () => Promise<void>;
  /** The text was saved as a version, which ends it on the server, too. */
  end: () => void;
  /** Writes to this browser what waits, or removes what was taken back, at once: the page is about to go. */
  storeNow: () => void;
  /** Sends the last text once more, and does no more. */
  stop: () => void;
}

const localMs = 300;
const retryMs = 5_000;

const isOutage = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);

/** First into this browser, then, after a pause of typing, to the server; one request at a time, the newest text last. */
export function createAutosaver({ start, unsaved, send, discard, store, onState }: AutosaverOptions): Autosaver {
  let state = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let localTimer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  let running: Promise<void> = Promise.resolve();
  let onServer = start.phase === 'saved';
  let stopped = false;
  const typedMeanwhile = () => waitingSince !== null;

  function set(change: Partial<AutosaveState>) {
    state = { ...state, ...change };
    onState(state);
  }

  function storeNow() {
    clearTimeout(localTimer);
    if (waitingSince === null) return;
    const data = unsaved();
    if (data) store.write(data);
    else store.remove();
  }

  function fail(error: unknown) {
    const refusal = isOutage(error) ? null : error instanceof ApiError ? error.message : String(error);
    set({ phase: 'failing', refusal, at: state.phase === 'failing' ? state.at : Date.now() });
    waitingSince ??= Date.now();
    if (refusal === null && !stopped) timer = setTimeout(() => void flush(), retryMs);
  }

  async function round() {
    if (waitingSince === null) return;
    waitingSince = null;
    const data = unsaved();
    try {
      if (data) {
        const at = await send(data);
        onServer = true;
        if (at === null) {
          waitingSince ??= Date.now();
          return;
        }
        set({ phase: typedMeanwhile() ? 'pending' : 'saved', at, refusal: null });
      } else {
        if (onServer && !(await discard())) {
          waitingSince ??= Date.now();
          return;
        }
        onServer = false;
        set(idle);
      }
      if (!typedMeanwhile()) {
        clearTimeout(localTimer);
        store.remove();
      }
    } catch (error) {
      fail(error);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    running = running.then(round);
    return running;
  }

  return {
    note() {
      if (stopped || (state.phase === 'idle' && !onServer && unsaved() === null)) return;
      const now = Date.now();
      waitingSince ??= now;
      clearTimeout(localTimer);
      localTimer = setTimeout(storeNow, localMs);
      clearTimeout(timer);
      const left = Math.max(0, waitingSince + limits.autosaveAtLeastMs - now);
      timer = setTimeout(() => void flush(), Math.min(limits.autosaveMs, left));
      if (state.phase !== 'failing') set({ phase: 'pending' });
    },
    flush,
    settle() {
      storeNow();
      clearTimeout(timer);
      return running;
    },
    end() {
      clearTimeout(timer);
      clearTimeout(localTimer);
      waitingSince = null;
      onServer = false;
      store.remove();
      set(idle);
    },
    storeNow,
    stop() {
      storeNow();
      void flush();
      stopped = true;
    },
  };
}
