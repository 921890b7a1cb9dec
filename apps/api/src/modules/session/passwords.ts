import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../errors.ts';
import { boundedQueue } from './boundedQueue.ts';

// argon2id (the library's default kind) with the first set of OWASP's password storage cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing fills memory and cores: a flood of sign-ins must wait or be turned away, not stop the whole API.
const run = boundedQueue({ concurrency: 2, maxWaiting: 64 });

async function runQueued<Result>(job: () => Promise<Result>): Promise<Result> {
  const result = await run(job);
  if (result === undefined) {
    throw new AppError('UNAVAILABLE', 'Too many people are signing in at this moment. Try again.', { retryAfter: 2 });
  }
  return result;
}

let dummyHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(password, cost));
}

/** Takes as long without a hash (an unknown user), and is false then. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash(crypto.randomUUID(), cost);
  const against = hashed ?? (await dummyHash);
  const isMatch = await runQueued(() => verify(against, password));
  return isMatch && hashed !== null;
}
