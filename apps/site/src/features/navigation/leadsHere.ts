/** Whether a link leads to a place of the page that is shown, in its own tab: no other page comes. */
export function leadsHere({ href, target }: { href: string; target: string }, here: string): boolean {
  const [to] = href.split('#');
  const [page] = here.split('#');
  return to === page && (target === '' || target === '_self');
}
