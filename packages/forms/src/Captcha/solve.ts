import type { Challenge } from 'altcha-lib';
import * as v from 'valibot';
import type { Solved } from './solver.worker.ts';

const challengeShape = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    expiresAt: v.optional(v.number()),
  }),
  signature: v.string(),
});

export interface Proof {
  token: string;
  /** Seconds since 1970; undefined where the challenge sets no end. */
  expiresAt: number | undefined;
}

function work(challenge: Challenge, signal: AbortSignal): Promise<Solved> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<Solved>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<Solved>) => resolve(data);
    worker.onerror = () => reject(new Error('The solver did not start'));
    worker.postMessage(challenge);
  });
  return solved.finally(() => worker.terminate());
}

/**
 * Rejects when the challenge is malformed, when nothing is found in time, when the signal aborts, and where the browser
 * has no cryptography (pages without TLS).
 */
export async function solve(given: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Proof> {
  const challenge = v.parse(challengeShape, given);
  const result = await work(challenge, signal);
  if ('error' in result) throw new Error(result.error);
  if (!result.solution) throw new Error('No solution was found in time');
  const payload = {
    challenge: { parameters: challenge.parameters, signature: challenge.signature },
    solution: result.solution,
  };
  return { token: btoa(JSON.stringify(payload)), expiresAt: challenge.parameters.expiresAt };
}
