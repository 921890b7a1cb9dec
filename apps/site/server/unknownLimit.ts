import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import proxyAddr from 'proxy-addr';

/** Each is rendered, and asks the database. Far more than the broken links of a page that somebody reads. */
const burst = 120;
const perSecond = 2;
const maxClients = 50_000;

interface Bucket {
  used: number;
  at: number;
}

/** An IPv6 network of /64 is one client: its addresses cost nothing. */
function networkOf(address: string): string {
  return address.includes(':') && !address.startsWith('::ffff:') ? address.split(':', 4).join(':') : address;
}

/** @param proxies whose word about a request counts */
export function trustIn(proxies: readonly string[]) {
  const isTrusted = proxyAddr.compile([...proxies]);
  return {
    clientOf: (request: IncomingMessage) => networkOf(proxyAddr(request, isTrusted)),
    isFromProxy: ({ socket }: Pick<IncomingMessage, 'socket'>) => isTrusted(socket.remoteAddress ?? '', 0),
  };
}

export interface UnknownLimit {
  /** Milliseconds until this client may ask for another one. */
  waitOf(client: string): number;
  noteUnknown(client: string): void;
}

export function unknownLimit(now: () => number = Date.now): UnknownLimit {
  const buckets = new LRUCache<string, Bucket>({ max: maxClients });
  const usedOf = (client: string) => {
    const bucket = buckets.get(client);
    return bucket ? Math.max(0, bucket.used - ((now() - bucket.at) / 1_000) * perSecond) : 0;
  };
  return {
    waitOf: (client) => Math.max(0, ((usedOf(client) + 1 - burst) / perSecond) * 1_000),
    noteUnknown: (client) => void buckets.set(client, { used: usedOf(client) + 1, at: now() }),
  };
}
