import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchSession } from './searchSession.ts';

function manual() {
  const calls: { terms: string; resolve: (hits: string[]) => void; fail: () => void; signal: AbortSignal }[] = [];
  const search = vi.fn(
    (terms: string, signal: AbortSignal) =>
      new Promise<string[]>((resolve, reject) => {
        calls.push({ terms, resolve: resolve, fail: () => reject(new Error('down')), signal });
      }),
  );
  return { calls, session: new SearchSession<string>({ delay: 1000, search }) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('SearchSession', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks one second after typing stops, once', async () => {
    const { calls, session } = manual();
    session.type('n');
    await vi.advanceTimersByTimeAsync(900);
    session.type('na');
    session.type('nav');
    await vi.advanceTimersByTimeAsync(999);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map((call) => call.terms)).toEqual(['nav']);
    expect(session.state().status).toBe('waiting');
  });

  it('asks at once on Enter and cancels the waiting call', async () => {
    const { calls, session } = manual();
    session.type('nav');
    void session.submit('nav');
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(1);
  });

  it('drops an answer that comes after a newer one was asked for', async () => {
    const { calls, session } = manual();
    void session.submit('first');
    void session.submit('second');
    calls[1]?.resolve(['new']);
    await settle();
    calls[0]?.resolve(['old']);
    await settle();
    expect(session.state()).toEqual({ status: 'found', terms: 'second', hits: ['new'] });
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('clears on close, and stays clear when the answer comes', async () => {
    const { calls, session } = manual();
    void session.submit('nav');
    session.close();
    calls[0]?.resolve(['late']);
    await settle();
    expect(session.state()).toEqual({ status: 'idle' });
  });

  it('never asks for blanks and says when the search fails', async () => {
    const { calls, session } = manual();
    session.type('   ');
    await vi.advanceTimersByTimeAsync(2000);
    void session.submit(' ');
    expect(calls).toHaveLength(0);
    void session.submit('nav');
    calls[0]?.fail();
    await settle();
    expect(session.state()).toEqual({ status: 'failed' });
  });
});
