import { describe, expect, it } from 'vitest';
import { mayReload } from './mayReload.ts';

describe('mayReload', () => {
  it('allows one reload a minute', () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(mayReload(store, 1_000_000, 60_000)).toBe(true);
    expect(mayReload(store, 1_059_999, 60_000)).toBe(false);
    expect(mayReload(store, 1_060_000, 60_000)).toBe(true);
  });
});
