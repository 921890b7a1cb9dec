import { calls } from '@fundfront/content-model/wire';
import { browserFetch } from './browserFetch.ts';

/** Of a header that names whole seconds, on average. */
const cutMs = 500;

/**
 * How far this device's clock is behind the server's, in milliseconds, from the `Date` of a response that is small and
 * never stored. Null where the server does not answer.
 */
export async function fetchClockOffset(): Promise<number | null> {
  const asked = Date.now();
  try {
    const response = await browserFetch(calls.updatedDate.path, { method: 'HEAD', cache: 'no-store' });
    const at = Date.parse(response.headers.get('date') ?? '');
    return response.ok && !Number.isNaN(at) ? at + cutMs - (asked + Date.now()) / 2 : null;
  } catch {
    return null;
  }
}
