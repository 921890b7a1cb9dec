import { isIPv6 } from 'node:net';

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

/** An IPv4 address itself, the /64 of an IPv6 one, since a single household holds that many addresses. */
export function networkOf(ip: string): string {
  const bare = ip.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(bare)) return bare || 'unknown';
  const [head = '', tail] = bare.split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
