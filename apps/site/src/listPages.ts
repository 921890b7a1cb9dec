import type { TemplateName } from '@fundfront/content-model';

const paged: readonly TemplateName[] = ['articles', 'activities', 'documents', 'siteMap'];

export function hasPages(template: TemplateName | null): boolean {
  return template !== null && paged.includes(template);
}

/** Of `/news/page/2` the list and the number; null for any other address. */
export function splitListPath(path: string): { path: string; number: number } | null {
  const found = /^(\/.+)\/page\/([1-9]\d{0,5})$/.exec(path);
  return found ? { path: found[1] ?? '', number: Number(found[2]) } : null;
}

export function listPath(path: string, number: number): string {
  return number === 1 ? path : `${path}/page/${number}`;
}
