import { afterEach, expect, it, vi } from 'vitest';
import { fetchClockOffset } from './serverTime.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('takes the time in the middle of question and answer, half a second into the second that the header names', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00.000Z') });
  vi.stubGlobal('fetch', async () => {
    vi.setSystemTime(new Date('2026-11-23T09:00:00.400Z'));
    return new Response(null, { headers: { date: 'Mon, 23 Nov 2026 08:00:00 GMT' } });
  });
  expect(await fetchClockOffset()).toBe(-3_600_000 + 500 - 200);
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('lost'))],
  ['an error', async () => new Response(null, { status: 503, headers: { date: 'Mon, 23 Nov 2026 08:00:00 GMT' } })],
  ['no date', async () => new Response(null)],
])('is not known with %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await fetchClockOffset()).toBeNull();
});
