import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router-dom';

/** @returns whether it holds the person back; then `proceed` goes there after all */
export type Guard = (next: Location, proceed: () => void) => boolean;

export interface GuardedHistory extends Navigator {
  readonly current: { readonly location: Location; readonly action: NavigationType };
  /** @returns what ends it */
  subscribe: (listener: () => void) => () => void;
  /** @returns what ends it */
  guard: (guard: Guard) => () => void;
}

/** What the browser keeps with each of its entries: the index says how far a step back or forward went. */
interface EntryState {
  index: number;
  key: string;
  state: unknown;
}

function readEntryState(state: unknown): EntryState | null {
  if (typeof state !== 'object' || state === null || !('index' in state) || typeof state.index !== 'number')
    return null;
  const key = 'key' in state && typeof state.key === 'string' ? state.key : 'default';
  return { index: state.index, key, state: 'state' in state ? state.state : null };
}

export interface HistoryWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Window['location'], 'pathname' | 'search' | 'hash'>;
  addEventListener: (type: 'popstate', listener: () => void) => void;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * The browser's history as the router wants it, with guards that may hold a navigation back. The library's own router that
 * knows them brings loaders and actions too, which weigh more than all screens of a list.
 */
export function createHistory(window: HistoryWindow): GuardedHistory {
  const { history } = window;
  const listeners = new Set<() => void>();
  const guards = new Set<Guard>();
  let index = readEntryState(history.state)?.index ?? 0;
  /** The step that undoes a held one, or repeats it once the person has said so, is not asked about. */
  let unasked = 0;

  if (!readEntryState(history.state))
    history.replaceState({ index, key: 'default', state: null } satisfies EntryState, '');

  function readLocation(): Location {
    const { pathname, search, hash } = window.location;
    const { key = 'default', state = null } = readEntryState(history.state) ?? {};
    return { pathname, search, hash, key, state };
  }

  let current = { location: readLocation(), action: NavigationType.Pop };

  function arrive(action: NavigationType) {
    index = readEntryState(history.state)?.index ?? index;
    current = { location: readLocation(), action };
    for (const listener of listeners) listener();
  }

  const isHeld = (next: Location, proceed: () => void) => [...guards].some((guard) => guard(next, proceed));

  function enter(action: NavigationType.Push | NavigationType.Replace, to: To, state: unknown) {
    const {
      pathname = current.location.pathname,
      search = '',
      hash = '',
    } = typeof to === 'string' ? parsePath(to) : to;
    const next = { pathname, search, hash, key: newKey(), state: state ?? null };
    const proceed = () => {
      const pushed = action === NavigationType.Push;
      const entryState: EntryState = { index: pushed ? index + 1 : index, key: next.key, state: next.state };
      if (pushed) history.pushState(entryState, '', createPath(next));
      else history.replaceState(entryState, '', createPath(next));
      arrive(action);
    };
    if (!isHeld(next, proceed)) proceed();
  }

  window.addEventListener('popstate', () => {
    const entryState = readEntryState(history.state);
    if (unasked > 0) unasked -= 1;
    else if (entryState) {
      const steps = entryState.index - index;
      const again = () => {
        unasked += 1;
        history.go(steps);
      };
      if (steps !== 0 && isHeld(readLocation(), again)) {
        unasked += 1;
        history.go(-steps);
        return;
      }
    } else {
      // A part of the page that the browser itself went to.
      history.replaceState({ index: index + 1, key: newKey(), state: null } satisfies EntryState, '');
    }
    arrive(NavigationType.Pop);
  });

  return {
    get current() {
      return current;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard: (guard) => {
      guards.add(guard);
      return () => guards.delete(guard);
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps) => history.go(steps),
    push: (to, state) => enter(NavigationType.Push, to, state),
    replace: (to, state) => enter(NavigationType.Replace, to, state),
  };
}
