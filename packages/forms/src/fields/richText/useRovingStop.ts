import { type KeyboardEvent, useState } from 'react';

/**
 * ARIA toolbar pattern: one stop of Tab, arrow keys move along the buttons, Home and End to the ends, Escape goes back
 * to what the toolbar serves.
 */
export function useRovingStop(onEscape: () => void) {
  const [stop, setStop] = useState(0);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') onEscape();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to = step ? stop + step : { Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || buttons.length === 0) return;
    const next = (to + buttons.length) % buttons.length;
    setStop(next);
    buttons[next]?.focus();
    event.preventDefault();
  }
  const buttonProps = (index: number) => ({ tabIndex: index === stop ? 0 : -1, onFocus: () => setStop(index) });
  return { onKeyDown, buttonProps };
}
