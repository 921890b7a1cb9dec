import { type Challenge, type DeriveKeyFunction, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha';

export type Solved = { solution: Solution | null } | { error: string };

const methodOf = (algorithm: string): DeriveKeyFunction => (algorithm.startsWith('PBKDF2/') ? pbkdf2 : sha);

self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const result: Solved = await solveChallenge({ challenge, deriveKey: methodOf(challenge.parameters.algorithm) }).then(
    (solution) => ({ solution }),
    (error: unknown) => ({ error: String(error) }),
  );
  self.postMessage(result);
};
