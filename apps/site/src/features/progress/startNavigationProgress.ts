import { limits } from '@fundfront/content-model/limits';
import { isPlainClick } from '@fundfront/ui/plainClick';
import { templateToggle } from '../../loader/templateToggle.ts';

const ownTab = (target: string | null | undefined) => !target || target === '_self';

function clickLeaves(event: MouseEvent, here: URL): boolean {
  if (!isPlainClick(event)) return false;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !ownTab(link.target)) return false;
  const to = new URL(link.href, here);
  if (to.origin !== here.origin || to.pathname.startsWith('/api/')) return false;
  return to.hash === '' || to.pathname !== here.pathname || to.search !== here.search;
}

function submitLeaves(event: SubmitEvent): boolean {
  const form = event.target instanceof HTMLFormElement ? event.target : null;
  return (
    form !== null && form.method !== 'dialog' && ownTab(event.submitter?.getAttribute('formtarget') ?? form.target)
  );
}

export function leavesPage(event: Event, here: URL): boolean {
  if (event.defaultPrevented) return false;
  return event instanceof MouseEvent ? clickLeaves(event, here) : event instanceof SubmitEvent && submitLeaves(event);
}

export function startNavigationProgress(template: HTMLTemplateElement, signal: AbortSignal): void {
  const show = templateToggle(template);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    show(false);
  };
  const begin = () => {
    show(true);
    timer = setTimeout(end, limits.progressMs);
  };
  const start = (event: Event) => {
    if (!leavesPage(event, new URL(location.href))) return;
    end();
    timer = setTimeout(begin, limits.progressThrottleMs);
  };
  for (const leave of ['click', 'submit']) window.addEventListener(leave, start, { signal });
  window.addEventListener('pageshow', end, { signal });
}
