import type { IncomingMessage } from 'node:http';

/**
 * Adds the other end of the connection to the addresses that a request says it came by. Next would leave the header as a
 * visitor wrote it; the API reads it from its end and believes what a proxy of ours added there, and no further.
 */
export function appendForwardedFor({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }) {
  const forwardedFor = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [forwardedFor, socket.remoteAddress].flat().filter(Boolean).join(', ');
}
