import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { browserFetch } from '../../content/browserFetch.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { startOfflineBar } from './startOfflineBar.ts';

let end = new AbortController();

function start() {
  render(<OfflineBar message="No connection." />);
  end = new AbortController();
  startOfflineBar(document.querySelector('template') ?? document.createElement('template'), end.signal);
}

afterEach(() => {
  end.abort();
  cleanup();
  vi.unstubAllGlobals();
});

const status = () => screen.getByRole('status').textContent;
const dispatch = (name: string) => act(() => window.dispatchEvent(new Event(name)));

it('shows while the browser is offline', () => {
  start();
  expect(status()).toBe('');
  dispatch('offline');
  expect(status()).toBe('No connection.');
  dispatch('online');
  expect(status()).toBe('');
});

it('shows after a call without any answer, until one gets through', async () => {
  start();
  const fetched = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response());
  vi.stubGlobal('fetch', fetched);
  await act(() => browserFetch('/x').catch(() => undefined));
  expect(status()).toBe('No connection.');
  await act(() => browserFetch('/x'));
  expect(status()).toBe('');
});

it('says nothing of calls that were given up', async () => {
  start();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new DOMException('Aborted', 'AbortError')));
  await act(() => browserFetch('/x').catch(() => undefined));
  expect(status()).toBe('');
});
