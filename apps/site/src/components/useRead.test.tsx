import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useRead } from './useRead.ts';

interface Pending {
  signal: AbortSignal;
  resolve: (value: string) => void;
  reject: (error: Error) => void;
}

let pending: Pending[] = [];
const read = (_key: string, signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => pending.push({ signal, resolve, reject }));

function start(first: string | null) {
  const hook = renderHook(({ wanted }) => useRead({ key: wanted, initial: 'static', read }), {
    initialProps: { wanted: first },
  });
  return {
    ask: (wanted: string | null) => hook.rerender({ wanted }),
    retry: () => act(async () => hook.result.current.retry()),
    shown: () => `${hook.result.current.status}: ${hook.result.current.value}`,
  };
}

const settle = (change: () => void) => act(async () => change());

describe('what is read for an address', () => {
  beforeEach(() => {
    pending = [];
  });
  afterEach(cleanup);

  it('is at first what the static page has, and nothing is asked for', () => {
    expect(start('').shown()).toBe('shown: static');
    expect(pending).toEqual([]);
  });

  it('keeps the former result until another has come, and drops a late one', async () => {
    const page = start('one');
    expect(page.shown()).toBe('loading: static');
    page.ask('two');
    expect(pending[0]?.signal.aborted).toBe(true);
    await settle(() => pending[1]?.resolve('second'));
    await settle(() => pending[0]?.resolve('first'));
    expect(page.shown()).toBe('shown: second');
    page.ask(null);
    expect(page.shown()).toBe('held: second');
    page.ask('');
    expect(page.shown()).toBe('shown: static');
    page.ask('three');
    expect(page.shown()).toBe('loading: static');
  });

  it('says that nothing came, and asks again when told to', async () => {
    const page = start('one');
    await settle(() => pending[0]?.reject(new Error('down')));
    expect(page.shown()).toBe('failed: static');
    await page.retry();
    expect(page.shown()).toBe('loading: static');
    await settle(() => pending[1]?.resolve('first'));
    expect(page.shown()).toBe('shown: first');
  });
});
