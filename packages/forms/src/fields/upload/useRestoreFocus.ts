import { type RefObject, useEffect } from 'react';

/**
 * What had the focus goes with each stage of a box: the focus moves to the one thing that can be pressed in the next,
 * where it was in the box and nobody took it elsewhere.
 */
export function useRestoreFocus(box: RefObject<HTMLElement | null>, stage: string): void {
  useEffect(() => {
    const element = box.current;
    let held = element?.contains(document.activeElement) === true;
    const onFocusIn = () => {
      held = true;
    };
    // Nothing gets the focus when its holder is taken away.
    const onFocusOut = (event: FocusEvent) => {
      held = event.relatedTarget === null;
    };
    element?.addEventListener('focusin', onFocusIn);
    element?.addEventListener('focusout', onFocusOut);
    return () => {
      element?.removeEventListener('focusin', onFocusIn);
      element?.removeEventListener('focusout', onFocusOut);
      if (stage && held) requestAnimationFrame(() => focusIn(element));
    };
  }, [box, stage]);
}

function focusIn(box: HTMLElement | null): void {
  if (document.activeElement === document.body) box?.querySelector<HTMLElement>('button, input')?.focus();
}
