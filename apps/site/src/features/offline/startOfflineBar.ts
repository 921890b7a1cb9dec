import { connectionEvents } from '../../content/browserFetch.ts';
import { templateToggle } from '../../loader/templateToggle.ts';

export function startOfflineBar(template: HTMLTemplateElement, signal: AbortSignal): void {
  const show = templateToggle(template);
  show(!navigator.onLine);
  for (const lost of ['offline', connectionEvents.lost]) window.addEventListener(lost, () => show(true), { signal });
  for (const back of ['online', connectionEvents.back]) window.addEventListener(back, () => show(false), { signal });
}
