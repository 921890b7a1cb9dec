import { BlockList, isIP } from 'node:net';
import { Halt } from '../halt.ts';

function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The proxies of a deployment, from addresses and networks such as `10.0.0.0/8`. Throws a {@link Halt} for others. */
export function proxyList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const prefix = bits === undefined ? undefined : Number(bits);
    const most = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) === 0 || (prefix !== undefined && !(Number.isInteger(prefix) && prefix >= 0 && prefix <= most))) {
      throw new Halt(`TRUSTED_PROXIES must list addresses or networks like 10.0.0.0/8, but holds "${entry}".`);
    }
    if (prefix === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, prefix, family(address));
  }
  return list;
}

/**
 * The address of whoever calls. A forwarded address is believed only from a configured proxy: the header is read from its
 * end, where the proxies write, back to the first address that is none of them.
 */
export function callerAddress(peer: string, forwardedFor: string | undefined, trusted: BlockList): string {
  const chain = [...(forwardedFor?.split(',') ?? []), peer].map(plain).filter(Boolean);
  let caller = chain.pop() ?? '';
  while (chain.length > 0 && isIP(caller) !== 0 && trusted.check(caller, family(caller))) {
    const before = chain.pop() ?? '';
    // What is no address was not written by a proxy that can be believed.
    if (isIP(before) === 0) break;
    caller = before;
  }
  return caller;
}
