import { type RefObject, useEffect } from 'react';

/**
 * Each stage of a box takes the focused element with it: the focus moves to the one control of the next, if it was in
 * the box and nobody took it elsewhere.
 */
export function useRestoreFocus(box: RefObject<HTMLElement | null>, stage: string): void {
  useEffect(() => {
    const element = box.current;
    let held = element?.contains(document.activeElement) === true;
    const onFocusIn = () => {
      held = true;
    };
    // `relatedTarget` is null when the focused element is removed.
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
