import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../test/sessionDeps.ts';
import { startPoll } from './pageSession.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('poll of the session', () => {
  it('is made by one tab every seven seconds, and by the next when that one closes', async () => {
    const { locks } = fakeBrowser();
    const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})];
    const stopFirst = startPoll({ check: first, locks });
    const stopSecond = startPoll({ check: second, locks });
    await vi.advanceTimersByTimeAsync(21_000);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([3, 0]);

    stopFirst();
    await vi.advanceTimersByTimeAsync(14_000);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([3, 2]);

    stopSecond();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(second).toHaveBeenCalledTimes(2);
  });

  it('never begins in a tab that closed while it waited', async () => {
    const { locks } = fakeBrowser();
    const check = vi.fn(async () => {});
    const stopFirst = startPoll({ check: vi.fn(async () => {}), locks });
    startPoll({ check, locks })();
    stopFirst();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(check).not.toHaveBeenCalled();
  });
});
