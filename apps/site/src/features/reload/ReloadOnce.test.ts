import { describe, expect, it } from 'vitest';
import { canReload, isChunkFailure } from './ReloadOnce.tsx';

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
  ['a script of the build', '<script type="x" src="/_next/static/chunks/a.js"></script>', true],
  ['a style of the build', '<link rel="stylesheet" href="/_next/static/css/a.css">', true],
  ['a script from elsewhere', '<script type="x" src="https://captcha.example/api.js"></script>', false],
  ['a picture', '<img src="/_next/static/media/a.png" alt="">', false],
])('knows %s', (_name, html, ours) => {
  expect(isChunkFailure(failing(html))).toBe(ours);
});

it('knows the errors that loaders throw', () => {
  const thrown = (error: unknown) => isChunkFailure(new ErrorEvent('error', { error }));
  const chunk = new Error('Failed to load chunk /_next/static/chunks/a.js');
  expect([thrown(chunk), thrown(new Error('x is not a function')), thrown(null)]).toEqual([true, false, false]);
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: new Error('Loading chunk 7 failed') });
  expect(isChunkFailure(rejected)).toBe(true);
});
