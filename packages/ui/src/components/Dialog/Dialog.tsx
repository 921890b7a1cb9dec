'use client';

import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';
import { LazyModalDialog } from './LazyModalDialog.tsx';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  actions?: ReactNode;
  size?: 's' | 'm' | 'l';
  /** `false` where a press beside it would lose what was typed; the cross and Escape still close it. */
  dismissable?: boolean;
  /** `false` where only its actions lead on: it has no cross then. */
  closable?: boolean;
  children: ReactNode;
};

export function Dialog({
  open,
  onOpenChange,
  title,
  actions,
  size = 'm',
  dismissable,
  closable = true,
  children,
}: DialogProps) {
  return (
    <LazyModalDialog
      open={open}
      onOpenChange={onOpenChange}
      dismissable={dismissable}
      closable={closable}
      scrim={styles.scrim}
      surface={styles.size[size]}
      title={title}
      actions={actions}
    >
      {children}
    </LazyModalDialog>
  );
}
