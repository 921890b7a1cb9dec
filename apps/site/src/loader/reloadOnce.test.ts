import { describe, expect, it } from 'vitest';
import { canReload, isChunkFailure } from './reloadOnce.ts';

describe('canReload', () => {
  it('allows one reload a minute', () => {
    const stored = new Map<string, string>();
    const store = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    expect(canReload(store, 1_000_000, 60_000)).toBe(true);
    expect(canReload(store, 1_059_999, 60_000)).toBe(false);
    expect(canReload(store, 1_060_000, 60_000)).toBe(true);
  });
});

/** Not added to a document, which would request the file. */
function failing(html: string): Event {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const event = new Event('error');
  content.firstElementChild?.dispatchEvent(event);
  return event;
}

it.each([
  ['a style of the build', '<link rel="stylesheet" href="/_next/static/chunks/page-a.css">', true],
  ['a script from elsewhere', '<script type="x" src="https://captcha.example/api.js"></script>', false],
  ['a picture', '<img src="/islands/a.png" alt="">', false],
])('knows %s', (_name, html, ours) => {
  expect(isChunkFailure(failing(html))).toBe(ours);
});

it('knows the errors that browsers throw', () => {
  const thrown = (error: unknown) => isChunkFailure(new ErrorEvent('error', { error }));
  const chunk = new TypeError('Failed to fetch dynamically imported module: https://site.example/islands/a.js');
  expect([thrown(chunk), thrown(new Error('x is not a function')), thrown(null)]).toEqual([true, false, false]);
  const reason = new TypeError('Importing a module script failed.');
  expect(isChunkFailure(Object.assign(new Event('unhandledrejection'), { reason }))).toBe(true);
});
