'use client';

import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { ModalDialogProps } from './ModalDialog.tsx';

const ModalDialog = lazy(async () => ({ default: (await import('./ModalDialog.tsx')).ModalDialog }));

/** Its code comes when it opens for the first time: most screens are left without a dialog. */
export function LazyModalDialog(props: ModalDialogProps) {
  const [opened, setOpened] = useState(props.open);
  // Stays mounted while it closes.
  if (props.open && !opened) setOpened(true);
  // React holds what follows a fallback back for 300 ms, were it as empty as here; a deferred change shows none.
  const mounted = useDeferredValue(opened, false);
  return <Suspense>{mounted ? <ModalDialog {...props} /> : null}</Suspense>;
}
