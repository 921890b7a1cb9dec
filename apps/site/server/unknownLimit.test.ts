// @vitest-environment node

import http from 'node:http';
import { expect, it } from 'vitest';
import { trustIn, unknownLimit } from './unknownLimit.ts';

function askUntilRefused(limit: ReturnType<typeof unknownLimit>, client: string): number {
  for (let asked = 0; asked < 1_000; asked += 1) {
    if (limit.waitOf(client) > 0) return asked;
    limit.noteUnknown(client);
  }
  return Number.POSITIVE_INFINITY;
}

it('refuses one client after a burst, lets it ask again after a while, and others all the time', () => {
  let now = 0;
  const limit = unknownLimit(() => now);
  expect(askUntilRefused(limit, '203.0.113.7')).toBe(120);
  expect(limit.waitOf('203.0.113.8')).toBe(0);
  now += limit.waitOf('203.0.113.7');
  expect(limit.waitOf('203.0.113.7')).toBe(0);
});

it.each([
  [['127.0.0.1'], '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  [['127.0.0.1', '10.0.0.0/8'], '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  [['127.0.0.1'], '2001:db8:1:2:ffff::9', '2001:db8:1:2'],
  [['10.0.0.0/8'], '198.51.100.1', '127.0.0.1'],
  [['127.0.0.1'], undefined, '127.0.0.1'],
])('believing %j, a request forwarded for %s is of %s', async (trusted, forwardedFor, client) => {
  const server = http.createServer((request, response) => response.end(trustIn(trusted).clientOf(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const headers: Record<string, string> = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
  expect(await response.text()).toBe(client);
  server.close();
});
