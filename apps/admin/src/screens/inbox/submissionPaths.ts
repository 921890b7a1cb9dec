import { inboxAt } from './inboxes.ts';

interface ListLocation {
  pathname: string;
  search: string;
}

/** From a list, or from what is open beside it. */
export function submissionPath({ pathname, search }: ListLocation, id: string): string {
  return `${inboxAt(pathname).path}/${id}${search}`;
}

/** To the newest: by then the page of the list may hold others. */
export function listPathOf({ pathname, search }: ListLocation): string {
  const query = new URLSearchParams(search);
  query.delete('cursor');
  return query.size > 0 ? `${inboxAt(pathname).path}?${query}` : inboxAt(pathname).path;
}
