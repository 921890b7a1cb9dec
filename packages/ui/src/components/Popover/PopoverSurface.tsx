'use client';

import type { ReactNode } from 'react';
import { Popover as AriaPopover } from 'react-aria-components';
import { nameDismissButtons, useMessage } from './messages.ts';
import { popover } from './overlay.css.ts';

export type Placement = 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'top' | 'start' | 'end';

type PopoverSurfaceProps = { placement?: Placement; children: ReactNode };

export function PopoverSurface({ placement = 'bottom start', children }: PopoverSurfaceProps) {
  const close = useMessage('close');
  return (
    <AriaPopover ref={nameDismissButtons(close)} placement={placement} offset={4} className={popover}>
      {children}
    </AriaPopover>
  );
}
