import { BlockList, isIP } from 'node:net';

/** By the registries of IANA for special purposes: what is not reachable from everywhere. */
const specialV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Within `2000::/3`; some of them carry an IPv4 address that nobody has looked at. */
const specialV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, bits] of specialV4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of specialV6) special.addSubnet(network, bits, 'ipv6');

const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function isLoopbackIp(ip: string): boolean {
  const version = isIP(ip);
  return version !== 0 && loopback.check(ip, version === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an address is one of the open internet: not of a private network, a single machine or its cloud's metadata. */
export function isPublicIp(ip: string): boolean {
  const version = isIP(ip);
  if (version === 4) return !special.check(ip, 'ipv4');
  return version === 6 && globalV6.check(ip, 'ipv6') && !special.check(ip, 'ipv6');
}
