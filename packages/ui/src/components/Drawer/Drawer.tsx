'use client';

import type { ReactNode } from 'react';
import { DialogLayout } from '../Dialog/DialogLayout.tsx';
import { ModalSurface } from '../Dialog/ModalSurface.tsx';
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
    <ModalSurface open={open} onOpenChange={onOpenChange} scrim={styles.scrim} surface={styles.side[side]}>
      <DialogLayout title={title} actions={actions}>
        {children}
      </DialogLayout>
    </ModalSurface>
  );
}
