import type { SubmissionSummary } from '@fundfront/content-model/wire';

interface ListLocation {
  pathname: string;
  search: string;
}

export function submissionPath(list: ListLocation, { id, form }: Pick<SubmissionSummary, 'id' | 'form'>): string {
  const query = new URLSearchParams(list.search);
  // The way back leads to the newest: by then the page may hold others.
  query.delete('cursor');
  query.set('form', form);
  return `${list.pathname.replace(/\/$/, '')}/${id}?${query}`;
}

export function listPathOf({ pathname, search }: ListLocation): string {
  return pathname.slice(0, pathname.lastIndexOf('/')) + search;
}
