import { randomUUID } from 'node:crypto';

export const requestIdHeader = 'x-request-id';

/** Stands in a stored error page where the id of the request that it is sent for belongs. */
export const requestIdPlaceholder = 'x-request-id-of-this-request';

const wellFormed = /^[\w.-]{8,64}$/;

/**
 * The id by which the log lines of all three applications about one request are found.
 * @param given the header as it came
 * @param isTrusted whether a proxy of ours sent it; a visitor could otherwise write lines under the id of another
 */
export function requestIdOf(given: string | string[] | undefined, isTrusted: boolean): string {
  return isTrusted && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
