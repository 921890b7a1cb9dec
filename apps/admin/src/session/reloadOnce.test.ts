import { describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

function memory() {
  const storage = new Map<string, string>();
  return {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  };
}

describe('reload for a reason', () => {
  it('happens at most once a minute, for each reason by itself', () => {
    const reload = vi.fn();
    const storage = memory();
    const at = (reason: '401' | 'chunk', now: number) => reloadOnce(reason, { reload, now, memory: storage });
    expect(at('401', 1_000_000)).toBe(true);
    expect(at('401', 1_059_999)).toBe(false);
    expect(at('chunk', 1_059_999)).toBe(true);
    expect(at('401', 1_060_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(3);
  });
});
