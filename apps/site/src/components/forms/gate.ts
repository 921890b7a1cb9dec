const uses = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

/** Whether somebody was in a form before this code ran. */
function isInUse(box: HTMLElement): boolean {
  if (box.contains(document.activeElement)) return true;
  const inputs = [...box.querySelectorAll('input')];
  const texts = [...inputs, ...box.querySelectorAll('textarea')];
  return (
    texts.some((text) => text.value !== text.defaultValue) ||
    inputs.some((input) => input.checked !== input.defaultChecked)
  );
}

/** Calls back when the page is loaded and has nothing to do, with ten seconds at most after loading. */
function whenIdle(call: () => void): () => void {
  const stop = new AbortController();
  const ask = () => {
    if (stop.signal.aborted) return;
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => !stop.signal.aborted && call(), { timeout: 10_000 });
    else setTimeout(() => !stop.signal.aborted && call(), 2_000);
  };
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { signal: stop.signal });
  return () => stop.abort();
}

/** Stands before a form's code until somebody uses the form. */
export class Gate {
  readonly opened: Promise<void>;
  #open: () => void = () => undefined;
  #held: HTMLFormElement | null = null;
  #stop = new AbortController();

  constructor() {
    this.opened = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  /** Waits for the first use of what is in the box; an empty one waits for nobody. Answers how to stop waiting. */
  watch(box: HTMLElement, at: 'idle' | 'used'): () => void {
    const { signal } = this.#stop;
    for (const use of uses) box.addEventListener(use, this.#open, { signal, passive: true });
    box.addEventListener('submit', this.#hold, { signal });
    if (!box.firstElementChild || isInUse(box)) this.#open();
    const stopIdle = at === 'idle' ? whenIdle(this.#open) : undefined;
    return () => {
      this.#stop.abort();
      stopIdle?.();
    };
  }

  #hold = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) this.#held = event.target;
    this.#open();
  };

  /** The form's own code is there: it takes what was sent before. */
  sendHeld(): void {
    this.#stop.abort();
    this.#held?.requestSubmit();
    this.#held = null;
  }
}
