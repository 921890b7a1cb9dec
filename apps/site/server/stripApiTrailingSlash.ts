/**
 * An address of the API without the slash at its end, which the API takes either way. Next would answer the
 * specification's `/api/subscriptionform/` with a redirect, and have every form sent twice.
 */
export function stripApiTrailingSlash(url: string): string {
  return url.replace(/^(\/api\/[^?]*[^/?])\/(?=\?|$)/, '$1');
}
