import { AppError } from '../../errors.ts';
import { isolatedReader } from '../media/isolatedReader.ts';

export interface AskedPassword {
  password: string;
  own: string[];
}

const reasons = {
  common: 'This password is like those that people use most, which are tried first',
  own: 'This password is made of your name, your e-mail address or the name of this product',
  repeated: 'This password repeats itself and is soon guessed',
  row: 'This password follows the alphabet, the digits or the keys of a keyboard and is soon guessed',
  date: 'This password is mostly a date or a year and is soon guessed',
  short: 'This password is soon guessed',
} as const;
export type PasswordWeakness = keyof typeof reasons;

const advice = 'Use four or more words that do not belong together';

// In a process of its own: the lists take 30 MB and most of a second to unpack, and passwords are chosen rarely.
const readWeakness = isolatedReader<PasswordWeakness | 'none', AskedPassword>({
  url: new URL('./strengthWorker.ts', import.meta.url),
  readTimeoutMs: 10_000,
  memoryMb: 128,
});

interface Owner {
  email: string;
  firstName?: string;
  lastName?: string;
}

/** One sentence for people, or null where the password is good. UNAVAILABLE where it could not be examined. */
export async function passwordProblem(password: string, owner: Owner): Promise<string | null> {
  const { email, firstName = '', lastName = '' } = owner;
  const own = ['fundfront', email, ...email.split(/[@.+_-]/), firstName, lastName].filter((word) => word.length > 2);
  const weakness = await readWeakness({ password, own });
  if (weakness === null) {
    throw new AppError('UNAVAILABLE', 'The password could not be examined. Try again.', { retryAfter: 5 });
  }
  return weakness === 'none' ? null : `${reasons[weakness]}. ${advice}`;
}

/** VALIDATION of the field that the password was typed into, with the reason and what to do. */
export async function assertStrong(password: string, owner: Owner, path = 'password'): Promise<void> {
  const message = await passwordProblem(password, owner);
  if (message !== null) throw new AppError('VALIDATION', `${message}.`, { fields: [{ path, message }] });
}
