import type { IncomingMessage } from 'node:http';

/** Next would redirect the specification's `/api/subscriptionform/`, and every form would be sent twice. */
export function stripApiTrailingSlash(url: string): string {
  return url.replace(/^(\/api\/[^?]*[^/?])\/(?=\?|$)/, '$1');
}

/**
 * Appends the address of the connection. Next would leave the header as a visitor wrote it; the API reads it from its
 * end and believes what a proxy of ours added, and no further.
 */
export function appendForwardedFor({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }) {
  const forwardedFor = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [forwardedFor, socket.remoteAddress].flat().filter(Boolean).join(', ');
}

/** Far more than a message of changes needs. */
const maxBodyBytes = 4 * 2 ** 20;

/** Null where it is too long. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
