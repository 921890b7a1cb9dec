import { vi } from 'vitest';
import type { SessionDeps } from '../session/createSession.ts';
import type { Locks } from '../session/locks.ts';
import type { TabMessage, Tabs } from '../session/tabs.ts';

export function fakeBrowser() {
  const listeners: { tab: number; handler: (message: TabMessage) => void }[] = [];
  const queues = new Map<string, Promise<unknown>>();
  const locks: Locks = {
    hold: async (name, run, signal) => {
      const before = queues.get(name);
      const mine = (async () => {
        await before?.catch(() => {});
        signal?.throwIfAborted();
        return await run();
      })();
      queues.set(
        name,
        mine.catch(() => {}),
      );
      return await mine;
    },
  };
  let count = 0;
  const openTab = (): { tabs: Tabs; locks: Locks } => {
    const tab = count++;
    const tabs: Tabs = {
      broadcast: (message) => {
        for (const listener of listeners) if (listener.tab !== tab) listener.handler(message);
      },
      listen: (handler) => void listeners.push({ tab, handler }),
    };
    return { tabs, locks };
  };
  return { openTab, locks };
}

export function sessionDeps(browser = fakeBrowser()) {
  return {
    ...browser.openTab(),
    prefix: 'http://admin.test',
    showError: vi.fn<SessionDeps['showError']>(),
    goHome: vi.fn<SessionDeps['goHome']>(),
    reload: vi.fn<SessionDeps['reload']>(),
    reloadOnce: vi.fn<SessionDeps['reloadOnce']>(),
  };
}
