'use client';

import { type JSX, lazy, type ReactNode, useState } from 'react';
import { OverlayTrigger } from './OverlayTrigger.tsx';
import type { Placement } from './placement.ts';

export type PopoverProps = {
  label: string;
  trigger: JSX.Element;
  placement?: Placement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode | ((close: () => void) => ReactNode);
};

const load = () => import('./PopoverDialog.tsx');
const PopoverDialog = lazy(async () => ({ default: (await load()).PopoverDialog }));

export function Popover({ label, trigger, placement, open, onOpenChange, children }: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <OverlayTrigger
      trigger={trigger}
      popup="dialog"
      open={shown}
      onOpenChange={change}
      preload={() => void load().catch(() => undefined)}
    >
      {(button) => (
        <PopoverDialog label={label} trigger={button} placement={placement} open={shown} onOpenChange={change}>
          {typeof children === 'function' ? children(() => change(false)) : children}
        </PopoverDialog>
      )}
    </OverlayTrigger>
  );
}
