import { describe, expect, it } from 'vitest';
import { canReload } from './canReload.ts';

describe('mayReload', () => {
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
