import { calls } from '@fundfront/content-model/wire';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../config.ts';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { openScreen } from '../../test/openScreen.tsx';
import { signedInAs } from '../../test/people.ts';
import { MomentScreen } from './MomentScreen.tsx';

const now = '2026-11-20T12:46:00.000Z';
const at = '2026-10-09T09:00:00.000Z';
const spans = [
  { version: 11, from: '2026-10-12T05:04:00.000Z', to: null, by: 'Publisher' },
  { version: 10, from: '2026-10-08T04:30:00.000Z', to: '2026-10-12T05:04:00.000Z', by: null },
  { version: 9, from: '2026-09-02T04:30:00.000Z', to: '2026-10-08T04:30:00.000Z', by: null },
];

function momentApi() {
  return fakeApi(({ method, path, body }) => {
    if (method === 'GET' && path === calls.momentRange.path) {
      return { body: { now, first: '2026-08-31T06:00:00.000Z', keptSince: '2026-08-31T06:00:00.000Z', changes: [] } };
    }
    if (path === calls.momentDays.path) return { body: [{ day: '2026-10-08', changes: 2 }] };
    if (path === calls.momentVersions.path) return { body: spans };
    if (path !== calls.openMoment.path) return undefined;
    const token = JSON.stringify(body).includes(now) ? 'today' : 'then';
    return { body: { url: `http://site.test/as-of/${token}`, at, knownAt: null, expiresAt: now } };
  });
}

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ publicSiteUrl: 'http://site.test' })));
  await loadConfig();
  signIn(session.store, signedInAs('token'));
});
afterEach(cleanup);

const address = `/admin/site-as-of?${new URLSearchParams({ at, path: '/how-to-invest' })}`;

describe('MomentScreen', () => {
  it('marks the days on which something changed, and shows a day at the time that was chosen', async () => {
    momentApi();
    const { user, history } = openScreen(<MomentScreen />, address);
    const changed = await screen.findByRole('button', { name: 'Thursday 8 October, 2 changes' });
    expect(screen.getByRole('button', { name: 'Friday 9 October', pressed: true })).toBeTruthy();
    await user.click(changed);
    expect(new URLSearchParams(history.current.location.search).get('at')).toBe('2026-10-08T09:00:00.000Z');
  });

  it('asks for figures as they were known later, keeps that in the address, and forgets it for a later moment', async () => {
    const api = momentApi();
    const { user, history } = openScreen(<MomentScreen />, address);
    const known = () => new URLSearchParams(history.current.location.search).get('known');
    await user.click(await screen.findByRole('button', { name: 'As known now' }));
    expect(known()).toBe(now);
    expect(await screen.findByText(/Prices and returns of the days until then are as known on/)).toBeTruthy();
    await waitFor(() => expect(api.requestsTo(calls.openMoment.path).at(-1)?.body).toEqual({ at, knownAt: now }));
    await user.click(screen.getByRole('button', { name: 'As known then' }));
    expect(known()).toBeNull();
  });

  it('offers no month before the first moment or after today', async () => {
    momentApi();
    const { user } = openScreen(<MomentScreen />, address);
    await user.click(await screen.findByRole('button', { name: 'Month after' }));
    expect(screen.getByText('November 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Month after' }).hasAttribute('disabled')).toBe(true);
    const tomorrow = screen.getByRole('button', { name: 'Saturday 21 November' });
    expect(tomorrow.hasAttribute('disabled')).toBe(true);
  });

  it('jumps from one version of the page to the next', async () => {
    momentApi();
    const { user, history } = openScreen(<MomentScreen />, address);
    const seen = await screen.findByRole('button', { name: /v10, what you see/ });
    expect(seen.getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Next version' }));
    expect(new URLSearchParams(history.current.location.search).get('at')).toBe('2026-10-12T05:04:00.000Z');
    await user.click(screen.getByRole('button', { name: /v9/ }));
    expect(new URLSearchParams(history.current.location.search).get('at')).toBe('2026-09-02T04:30:00.000Z');
  });

  it('shows the same address as it is today beside it', async () => {
    momentApi();
    const { user } = openScreen(<MomentScreen />, address);
    expect(await screen.findAllByTitle('Preview on a desktop')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Compare with today' }));
    await waitFor(() => expect(screen.getAllByTitle('Preview on a desktop')).toHaveLength(2));
    const shown = screen.getAllByTitle('Preview on a desktop').map((frame) => frame.getAttribute('src'));
    expect(shown).toEqual(['http://site.test/as-of/then/how-to-invest', 'http://site.test/as-of/today/how-to-invest']);
    await user.click(screen.getByRole('radio', { name: 'Today' }));
    expect(screen.getByRole('region', { name: 'Today' }).hasAttribute('data-hidden')).toBe(false);
  });
});
