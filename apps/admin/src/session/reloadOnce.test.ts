import { describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('reload for a reason', () => {
  it('happens at most once a minute, for each reason by itself', () => {
    const reload = vi.fn();
    const kept = memory();
    const at = (reason: '401' | 'chunk', now: number) => reloadOnce(reason, { reload, now, memory: kept });
    expect(at('401', 1_000_000)).toBe(true);
    expect(at('401', 1_059_999)).toBe(false);
    expect(at('chunk', 1_059_999)).toBe(true);
    expect(at('401', 1_060_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(3);
  });
});
