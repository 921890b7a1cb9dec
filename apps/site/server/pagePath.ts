export function pagePath(url: string, page: 'not-found-page' | 'error-page' | 'form-not-sent'): string {
  return /^(\/website)?\/ur(\/|\?|$)/.test(url) ? `/ur/${page}` : `/${page}`;
}
