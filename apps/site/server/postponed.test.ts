// @vitest-environment node

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Postponed } from './postponed.ts';

const begin = vi.fn();
let postponed: Postponed<string>;

beforeEach(() => {
  vi.useFakeTimers();
  begin.mockReset();
  postponed = new Postponed({ pauseMs: 100, longestMs: 1_000, begin });
});

afterEach(() => {
  vi.useRealTimers();
});

it('begins each once, when nothing has come for a while', () => {
  postponed.add('published', ['/a', '/b']);
  postponed.resume();
  vi.advanceTimersByTime(99);
  postponed.add('old', ['/b', '/c']);
  postponed.resume();
  vi.advanceTimersByTime(99);
  expect(begin).not.toHaveBeenCalled();
  expect(postponed.size).toBe(3);
  vi.advanceTimersByTime(1);
  expect(begin.mock.calls).toEqual([
    ['/a', 'published'],
    ['/b', 'published'],
    ['/c', 'old'],
  ]);
  expect(postponed.size).toBe(0);
});

it('begins none while it is held', () => {
  postponed.add('old', ['/a']);
  postponed.resume();
  postponed.hold();
  vi.advanceTimersByTime(5_000);
  expect(begin).not.toHaveBeenCalled();
  postponed.resume();
  vi.advanceTimersByTime(100);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('begins in time, however long they go on', () => {
  for (let ms = 0; ms < 1_000; ms += 50) {
    postponed.add('old', ['/a']);
    postponed.resume();
    expect(begin).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
  }
  expect(begin.mock.calls).toEqual([['/a', 'old']]);
});
