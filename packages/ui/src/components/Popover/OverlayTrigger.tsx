'use client';

import {
  cloneElement,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useRef,
  useState,
} from 'react';

export type FocusStrategy = 'first' | 'last' | true;

type OverlayTriggerProps = {
  trigger: JSX.Element;
  popup: 'menu' | 'dialog';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Loads what the overlay is made of; called as soon as somebody may be about to press. */
  preload: () => void;
  children: (trigger: RefObject<HTMLElement | null>, focus: FocusStrategy) => ReactNode;
};

/** The button of an overlay whose code comes when it is wanted: a screen's first load does without. */
export function OverlayTrigger({ trigger, popup, open, onOpenChange, preload, children }: OverlayTriggerProps) {
  const button = useRef<HTMLElement>(null);
  const [used, setUsed] = useState(open);
  const [focus, setFocus] = useState<FocusStrategy>(true);
  // Stays mounted while it closes.
  if (open && !used) setUsed(true);
  // Deferred, it comes as soon as its code is there; after a fallback, React would hold it back for 300 ms.
  const mounted = useDeferredValue(used);
  const openWith = (strategy: FocusStrategy) => {
    setFocus(strategy);
    onOpenChange(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (popup !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    openWith(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': popup,
        'aria-expanded': open,
        onPointerEnter: preload,
        onFocus: preload,
        onKeyDown,
        // A press by keyboard has no count of clicks.
        onClick: (event: MouseEvent) => (open ? onOpenChange(false) : openWith(event.detail === 0 ? 'first' : true)),
      })}
      <Suspense>{mounted ? children(button, focus) : null}</Suspense>
    </>
  );
}
