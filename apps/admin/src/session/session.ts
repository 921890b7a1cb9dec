import { toast } from '@fundfront/ui/components/Toaster';
import { useStore } from 'zustand';
import { publicUrl } from '../config.ts';
import { createSession } from './createSession.ts';
import { createLocks } from './locks.ts';
import { reloadOnce } from './reloadOnce.ts';
import type { SessionState } from './sessionStore.ts';
import { createTabs } from './tabs.ts';

export const locks = createLocks();

export const session = createSession({
  locks,
  tabs: createTabs(),
  showError: (message) => void toast.error(message),
  goHome: () => location.replace(publicUrl('/home')),
  reload: () => location.reload(),
  reloadOnce: () => void reloadOnce('401'),
});

/** In components prefer `useCall` and `useMutation`. */
export const { api } = session;

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(session.store, select);
}
