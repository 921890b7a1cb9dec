'use client';

import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components';
import * as styles from './Popover.css.ts';
import { PopoverSurface, type PopoverSurfaceProps } from './PopoverSurface.tsx';

type PopoverDialogProps = Omit<PopoverSurfaceProps, 'children'> & { label: string; children: ReactNode };

export function PopoverDialog({ label, children, ...surface }: PopoverDialogProps) {
  return (
    <PopoverSurface {...surface}>
      <AriaDialog aria-label={label} className={styles.dialog}>
        {children}
      </AriaDialog>
    </PopoverSurface>
  );
}
