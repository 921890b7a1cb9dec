'use client';

import type { JSX, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Pressable } from 'react-aria-components';
import { AriaLocale } from './AriaLocale.tsx';
import * as styles from './Popover.css.ts';
import { type Placement, PopoverSurface } from './PopoverSurface.tsx';

export type PopoverProps = {
  label: string;
  trigger: JSX.Element;
  placement?: Placement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode | ((close: () => void) => ReactNode);
};

export function Popover({ label, trigger, placement, open, onOpenChange, children }: PopoverProps) {
  return (
    <AriaLocale>
      <DialogTrigger isOpen={open} onOpenChange={onOpenChange}>
        <Pressable>{trigger}</Pressable>
        <PopoverSurface placement={placement}>
          <AriaDialog aria-label={label} className={styles.dialog}>
            {({ close }) => (typeof children === 'function' ? children(close) : children)}
          </AriaDialog>
        </PopoverSurface>
      </DialogTrigger>
    </AriaLocale>
  );
}
