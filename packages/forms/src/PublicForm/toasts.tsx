import { Toaster, toast } from '@fundfront/ui/components/Toaster';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

let container: HTMLElement | undefined;

function mountToaster(label: string): HTMLElement {
  if (container) return container;
  container = document.createElement('div');
  const root = createRoot(container);
  // The region must be on the page before its first message.
  flushSync(() => root.render(<Toaster label={label} />));
  return container;
}

/** A modal dialog makes everything outside it inert and covers it: the region lives in the dialog while that is open. */
function bringToFront(region: HTMLElement): void {
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  const home = dialog ?? document.body;
  if (region.parentElement !== home) home.append(region);
  dialog?.addEventListener('close', () => document.body.append(region), { once: true });
}

/** Three seconds long; never the only place where something is said. */
export function showToast(kind: 'success' | 'error', message: string, label: string): void {
  bringToFront(mountToaster(label));
  toast[kind](message);
}
