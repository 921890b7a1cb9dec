'use client';

import type { ReactNode } from 'react';
import { LazyModalDialog } from '../Dialog/LazyModalDialog.tsx';
import * as styles from './Drawer.css.ts';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  side?: 'start' | 'end';
  title: string;
  actions?: ReactNode;
  children: ReactNode;
};

export function Drawer({ open, onOpenChange, side = 'end', title, actions, children }: DrawerProps) {
  return (
    <LazyModalDialog
      open={open}
      onOpenChange={onOpenChange}
      scrim={styles.scrim}
      surface={styles.side[side]}
      title={title}
      actions={actions}
    >
      {children}
    </LazyModalDialog>
  );
}
