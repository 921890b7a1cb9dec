'use client';

import type { ReactNode, RefObject } from 'react';
import { Popover as AriaPopover } from 'react-aria-components';
import { AriaLocale } from './AriaLocale.tsx';
import { nameDismissButtons, useMessage } from './messages.ts';
import { popover } from './overlay.css.ts';
import type { Placement } from './placement.ts';

export type PopoverSurfaceProps = {
  trigger: RefObject<HTMLElement | null>;
  /** Needed where nothing in it is a dialog with a name. */
  name?: string;
  placement?: Placement | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

export function PopoverSurface(props: PopoverSurfaceProps) {
  const { trigger, name, placement = 'bottom start', open, onOpenChange, children } = props;
  const close = useMessage('close');
  return (
    <AriaLocale>
      <AriaPopover
        ref={nameDismissButtons(close)}
        triggerRef={trigger}
        aria-label={name}
        isOpen={open}
        onOpenChange={onOpenChange}
        placement={placement}
        offset={4}
        className={popover}
      >
        {children}
      </AriaPopover>
    </AriaLocale>
  );
}
