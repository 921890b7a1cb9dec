const ownTab = (target: string | null | undefined) => !target || target === '_self';

/** Whether a click leads to another page in this tab, of this site. */
function clickLeaves(event: MouseEvent, here: URL): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
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

/** Whether an event, once every other listener has had it, makes the browser leave the page for another of the site. */
export function leavesPage(event: Event, here: URL): boolean {
  if (event.defaultPrevented) return false;
  return event instanceof MouseEvent ? clickLeaves(event, here) : event instanceof SubmitEvent && submitLeaves(event);
}
