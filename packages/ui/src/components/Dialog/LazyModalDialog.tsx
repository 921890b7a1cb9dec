'use client';

import { lazy, Suspense, useState } from 'react';
import type { ModalDialogProps } from './ModalDialog.tsx';

const ModalDialog = lazy(async () => ({ default: (await import('./ModalDialog.tsx')).ModalDialog }));

/** Its code comes when it opens for the first time: most screens are left without a dialog. */
export function LazyModalDialog(props: ModalDialogProps) {
  const [opened, setOpened] = useState(props.open);
  // Stays mounted while it closes.
  if (props.open && !opened) setOpened(true);
  return <Suspense>{opened ? <ModalDialog {...props} /> : null}</Suspense>;
}
