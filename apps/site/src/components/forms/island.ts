const interactionEvents = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

function hasUserInput(container: HTMLElement): boolean {
  if (container.contains(document.activeElement)) return true;
  const inputs = [...container.querySelectorAll('input')];
  const texts = [...inputs, ...container.querySelectorAll('textarea')];
  return (
    texts.some((text) => text.value !== text.defaultValue) ||
    inputs.some((input) => input.checked !== input.defaultChecked)
  );
}

/** At most ten seconds after loading. */
function onIdle(callback: () => void): () => void {
  const stop = new AbortController();
  const schedule = () => {
    if (stop.signal.aborted) return;
    // Safari has no idle callback.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => !stop.signal.aborted && callback(), { timeout: 10_000 });
    else setTimeout(() => !stop.signal.aborted && callback(), 2_000);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { signal: stop.signal });
  return () => stop.abort();
}

export class Island {
  readonly activated: Promise<void>;
  #open: () => void = () => undefined;
  #held: HTMLFormElement | null = null;
  #stop = new AbortController();

  constructor() {
    this.activated = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  /** An empty box is not watched. Returns how to stop. */
  watch(container: HTMLElement, at: 'idle' | 'used'): () => void {
    const { signal } = this.#stop;
    for (const use of interactionEvents) container.addEventListener(use, this.#open, { signal, passive: true });
    container.addEventListener('submit', this.#hold, { signal });
    if (!container.firstElementChild || hasUserInput(container)) this.#open();
    const stopIdle = at === 'idle' ? onIdle(this.#open) : undefined;
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

  submitPending(): void {
    this.#stop.abort();
    this.#held?.requestSubmit();
    this.#held = null;
  }
}
