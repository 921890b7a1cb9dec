import type { HonoRequest } from 'hono';

/**
 * What the API is told about the client of a request.
 * @param peer address of the other end of the connection
 * @param trustProxy whether that end is a proxy of ours, and what it says of the client may be believed
 */
export function forwardedHeaders(
  request: HonoRequest,
  peer: string | undefined,
  trustProxy: boolean,
): Record<`x-forwarded-${string}`, string> {
  const trusted = (name: string) => (trustProxy ? request.header(name) : undefined);
  const url = new URL(request.url);
  const ips = [trusted('x-forwarded-for'), peer].filter(Boolean).join(', ');
  return {
    ...(ips && { 'x-forwarded-for': ips }),
    'x-forwarded-host': trusted('x-forwarded-host') ?? url.host,
    'x-forwarded-proto': trusted('x-forwarded-proto') ?? url.protocol.slice(0, -1),
  };
}
