import { useDeferredValue, useState } from 'react';

/** True for good once it was open: what was opened closes by itself. Deferred, it waits for code without a fallback. */
export function useOnceOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return useDeferredValue(opened, false);
}
