import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** False on the server and until the browser runs the part: what needs script has no button before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}
