import { expect, test } from 'vitest';
import { clientIp, trustedProxies } from './clientIp.ts';

const loopback = trustedProxies(['127.0.0.1', '::1']);

test.each([
  ['a direct caller', '203.0.113.7', undefined, '203.0.113.7'],
  ['a direct caller who claims another address', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['through the proxy', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['through the proxy, as an IPv4 address in IPv6', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['through two proxies', '::1', '203.0.113.7, 127.0.0.1', '203.0.113.7'],
  ['a claim before the proxy is not believed', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['nonsense before the proxy', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['this machine itself', '127.0.0.1', undefined, '127.0.0.1'],
])('%s', (_what, peer, header, client) => {
  expect(clientIp(peer, header, loopback)).toBe(client);
});

test('networks of proxies', () => {
  const trusted = trustedProxies(['10.0.0.0/8', '2001:db8::/32']);
  expect(clientIp('10.1.2.3', '203.0.113.7', trusted)).toBe('203.0.113.7');
  expect(clientIp('2001:db8::9', '2001:dead::1', trusted)).toBe('2001:dead::1');
  expect(clientIp('11.1.2.3', '203.0.113.7', trusted)).toBe('11.1.2.3');
});

test.each(['10.0.0.0/33', 'proxy', '10.0.0.0/x', ''])('refuses %j with a sentence', (entry) => {
  expect(() => trustedProxies([entry])).toThrow('TRUSTED_PROXIES must list');
});
