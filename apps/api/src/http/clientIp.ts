import { BlockList, isIP } from 'node:net';
import { StartupError } from '../startupError.ts';

function normalizeIp(ip: string): string {
  return ip.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

const family = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** Throws a {@link StartupError} for anything but addresses and networks such as `10.0.0.0/8`. */
export function trustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [ip = '', bits] = entry.split('/');
    const prefix = bits === undefined ? undefined : Number(bits);
    const most = isIP(ip) === 6 ? 128 : 32;
    if (isIP(ip) === 0 || (prefix !== undefined && !(Number.isInteger(prefix) && prefix >= 0 && prefix <= most))) {
      throw new StartupError(`TRUSTED_PROXIES must list addresses or networks like 10.0.0.0/8, but holds "${entry}".`);
    }
    if (prefix === undefined) list.addAddress(ip, family(ip));
    else list.addSubnet(ip, prefix, family(ip));
  }
  return list;
}

export function isListed(list: BlockList, ip: string): boolean {
  const plain = normalizeIp(ip);
  return isIP(plain) !== 0 && list.check(plain, family(plain));
}

/**
 * A forwarded address is trusted only from a configured proxy: the header is read from its end, where the proxies
 * write, back to the first address that is none of them.
 */
export function clientIp(peer: string, forwardedFor: string | undefined, trusted: BlockList): string {
  const chain = [...(forwardedFor?.split(',') ?? []), peer].map(normalizeIp).filter(Boolean);
  let client = chain.pop() ?? '';
  while (chain.length > 0 && isListed(trusted, client)) {
    const before = chain.pop() ?? '';
    // Something that is no address was not written by a trusted proxy.
    if (isIP(before) === 0) break;
    client = before;
  }
  return client;
}
