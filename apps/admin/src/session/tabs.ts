import type { SignedIn } from '@fundfront/content-model/wire';
import type { Ending } from './sessionStore.ts';

/** Stays between the tabs of one browser: nothing of it is stored or sent. */
export type TabMessage =
  | { kind: 'signed-in'; signedIn: SignedIn }
  | { kind: 'ended' }
  | { kind: 'other-device' }
  | { kind: 'locked' }
  | { kind: 'active' }
  | { kind: 'ending'; ending: Ending | null };

export interface Tabs {
  broadcast: (message: TabMessage) => void;
  listen: (handler: (message: TabMessage) => void) => void;
}

const name = 'admin-session';

export function createTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { broadcast: () => {}, listen: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    broadcast: (message) => channel.postMessage(message),
    // Only this app's own tabs can post here: the channel is bound to the origin.
    listen: (handler) => channel.addEventListener('message', (event: MessageEvent<TabMessage>) => handler(event.data)),
  };
}
