/** One of the front's own pages, in the language of the address that was asked for. */
export function pagePath(url: string, page: 'not-found-page' | 'error-page' | 'form-not-sent'): string {
  return /^(\/website)?\/ur(\/|\?|$)/.test(url) ? `/ur/${page}` : `/${page}`;
}
