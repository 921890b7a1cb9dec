import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { solve } from './solve.ts';

const secret = 'a secret of the test';

class FakeWorker {
  static last: FakeWorker | undefined;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  terminate = vi.fn();
  constructor() {
    FakeWorker.last = this;
  }
  postMessage(challenge: Parameters<typeof solveChallenge>[0]['challenge']) {
    void solveChallenge({ challenge, deriveKey }).then((solution) => this.onmessage?.({ data: { solution } }));
  }
}

const aChallenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 3, deriveKey, hmacSignatureSecret: secret });

describe('the solver', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('answers a token that the server takes, and lets its worker go', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const { token } = await solve({ ...(await aChallenge()) }, new AbortController().signal);
    const { challenge, solution } = JSON.parse(atob(token));
    const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
    expect(result.verified).toBe(true);
    expect(FakeWorker.last?.terminate).toHaveBeenCalledOnce();
  });

  it('refuses what is no challenge', async () => {
    await expect(solve({ parameters: {} }, new AbortController().signal)).rejects.toThrow();
  });

  it('stops when it is told to', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const stop = new AbortController();
    const solving = solve({ ...(await aChallenge()) }, stop.signal);
    stop.abort(new Error('left'));
    await expect(solving).rejects.toThrow('left');
  });
});
