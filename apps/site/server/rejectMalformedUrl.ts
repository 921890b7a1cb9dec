/** Stands in for an address that nobody can read: no page has it, so it is answered like any other that is not there. */
const notFoundPath = '/unreadable-address';

/**
 * The address as it came, or one of nothing where its escapes are broken or hide a NUL: Next answers those with an
 * empty 500.
 */
export function rejectMalformedUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path).includes('\0') ? notFoundPath : url;
  } catch {
    return /^\/ur\//.test(path) ? `/ur${notFoundPath}` : notFoundPath;
  }
}
