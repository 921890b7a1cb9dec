/** Whether a link leads to a place of the page that is shown, in its own tab: no other page comes. */
export function isSamePageLink({ href, target }: { href: string; target: string }, currentUrl: string): boolean {
  const [to] = href.split('#');
  const [page] = currentUrl.split('#');
  return to === page && (target === '' || target === '_self');
}
