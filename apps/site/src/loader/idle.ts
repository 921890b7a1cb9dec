const patienceMs = 10_000;
const withoutIdleMs = 2_000;

/** When the page has loaded and has nothing else to do. Safari has no idle callback: there, in a while. */
export function onIdle(callback: () => void): void {
  const schedule = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: patienceMs });
    else setTimeout(callback, withoutIdleMs);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}
