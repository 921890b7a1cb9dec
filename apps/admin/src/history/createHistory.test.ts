import { expect, it, vi } from 'vitest';
import { createHistory } from './createHistory.ts';

/** A browser's history, whose steps arrive at once. */
function fakeWindow(address: string, kept: unknown = null) {
  const entries = [{ url: new URL(address, 'http://admin.test'), state: kept }];
  let at = 0;
  let arrive = () => {};
  const entry = () => {
    const found = entries[at];
    if (!found) throw new Error('No such entry');
    return found;
  };
  const resolve = (url: string | URL | null | undefined) => new URL(url || entry().url, entry().url);
  const go = (steps = 0) => {
    if (!entries[at + steps]) return;
    at += steps;
    arrive();
  };
  return {
    history: {
      get state() {
        return entry().state;
      },
      pushState: (state: unknown, _: string, url?: string | URL | null) => {
        entries.splice(at + 1, Number.POSITIVE_INFINITY, { url: resolve(url), state });
        at += 1;
      },
      replaceState: (state: unknown, _: string, url?: string | URL | null) => {
        entries[at] = { url: resolve(url), state };
      },
      go,
    },
    get location() {
      return entry().url;
    },
    addEventListener: (_: 'popstate', listener: () => void) => {
      arrive = listener;
    },
    /** As a link to a part of the page does. */
    follow: (hash: string) => {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, { url: new URL(hash, entry().url), state: null });
      go(1);
    },
  };
}

function open(address = '/admin/posts?sort=title') {
  const window = fakeWindow(address);
  const history = createHistory(window);
  return { window, history, path: () => window.location.pathname + window.location.search + window.location.hash };
}

it('goes to addresses, and back and forward, and tells who listens', () => {
  const { history, window, path } = open();
  const listener = vi.fn();
  const stop = history.subscribe(listener);
  history.push('/admin/posts/1?lang=ur#seo', { from: 'list' });
  expect(history.current).toMatchObject({
    action: 'PUSH',
    location: { pathname: '/admin/posts/1', search: '?lang=ur', hash: '#seo', state: { from: 'list' } },
  });
  history.replace({ pathname: '/admin/posts/2' });
  expect([history.current.action, path()]).toEqual(['REPLACE', '/admin/posts/2']);
  history.go(-1);
  expect(history.current).toMatchObject({
    action: 'POP',
    location: { pathname: '/admin/posts', search: '?sort=title' },
  });
  history.go(1);
  expect(path()).toBe('/admin/posts/2');
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  window.history.go(-1);
  expect(listener).toHaveBeenCalledTimes(4);
});

it('changes the query alone where the address names no path', () => {
  const { history, path } = open('/admin/posts');
  history.push({ search: '?q=zakat' });
  expect(path()).toBe('/admin/posts?q=zakat');
});

it('holds a person back until they say so', () => {
  const { history, path } = open();
  const ask = vi.fn((_next: unknown, _proceed: () => void) => true);
  const unguard = history.guard(ask);
  history.push('/admin/funds');
  expect(path()).toBe('/admin/posts?sort=title');
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ pathname: '/admin/funds' });
  ask.mock.calls[0]?.[1]();
  expect(path()).toBe('/admin/funds');
  unguard();
  history.push('/admin/media');
  expect(path()).toBe('/admin/media');
});

it('undoes a step back that is held, and takes it again once they say so', () => {
  const { history, window, path } = open('/admin/posts');
  history.push('/admin/posts/1');
  history.push('/admin/posts/1?lang=ur');
  const ask = vi.fn((_next: unknown, _proceed: () => void) => true);
  history.guard(ask);
  window.history.go(-2);
  expect(path()).toBe('/admin/posts/1?lang=ur');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ pathname: '/admin/posts' });
  ask.mock.calls[0]?.[1]();
  expect(path()).toBe('/admin/posts');
  expect(ask).toHaveBeenCalledTimes(1);
  window.history.go(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('lets pass what a guard does not mind', () => {
  const { history, path } = open('/admin/posts');
  history.guard(() => false);
  history.push('/admin/funds');
  history.go(-1);
  expect(path()).toBe('/admin/posts');
});

it('counts a part of the page that the browser went to itself as a step', () => {
  const { history, window, path } = open('/admin/posts');
  window.follow('#screen');
  expect(history.current.location.hash).toBe('#screen');
  const ask = vi.fn((next: { hash: string }) => next.hash === '');
  history.guard(ask);
  window.history.go(-1);
  expect(path()).toBe('/admin/posts#screen');
});

it('knows its place again after the page was loaded anew', () => {
  const window = fakeWindow('/admin/posts', { index: 3, key: 'abc', state: { from: 'list' } });
  const history = createHistory(window);
  expect(history.current.location).toMatchObject({ key: 'abc', state: { from: 'list' } });
  history.push('/admin/funds');
  expect(window.history.state).toMatchObject({ index: 4 });
});
