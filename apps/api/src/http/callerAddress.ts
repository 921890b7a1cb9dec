function plain(address: string): string {
  return address.trim().replace(/^::ffff:/, '');
}

/**
 * The address of whoever calls. A forwarded address is believed only from a configured proxy: the header is read from its
 * end, where the proxies write, back to the first address that is none of them.
 */
export function callerAddress(peer: string, forwardedFor: string | undefined, trusted: readonly string[]): string {
  const chain = [...(forwardedFor?.split(',') ?? []), peer].map(plain).filter(Boolean);
  let caller = chain.pop() ?? '';
  while (chain.length > 0 && trusted.includes(caller)) caller = chain.pop() ?? caller;
  return caller;
}
