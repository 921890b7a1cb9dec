import { createHash } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import { networkOf } from '../throttle/network.ts';
import { clearAttempts, deleteExpiredAttempts, type ThrottleRule, undoAttempt } from '../throttle/queries.ts';
import { throttle } from '../throttle/throttle.ts';
import { knownDevice } from './deviceCookie.ts';

const hour = 3_600;

// One person at one place may mistype a few times. The account as a whole takes far more before it slows, and never by
// more than half a minute: else anybody could lock its owner out.
const rules = {
  accountAndNetwork: { freeAttempts: 4, maxDelay: 300, resetAfter: hour },
  account: { freeAttempts: 30, maxDelay: 30, resetAfter: hour },
  device: { freeAttempts: 4, maxDelay: 300, resetAfter: hour },
  network: { freeAttempts: 20, maxDelay: 600, resetAfter: hour },
  register: { freeAttempts: 5, maxDelay: 600, resetAfter: hour },
} as const satisfies Record<string, ThrottleRule>;

const deviceSubject = (device: string) => `device:${device}`;

// Hashed, because people sometimes type a password where the e-mail belongs.
const hashed = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);

function subjectsOf(ctx: Ctx, email: string) {
  const network = networkOf(ctx.ip);
  const account = hashed(email);
  return {
    accountAndNetwork: `place:${account}:${network}`,
    account: `account:${account}`,
    network: `network:${network}`,
  };
}

/**
 * Counted before the password is checked, alike for known and unknown accounts. A device on which the owner signed in
 * before is counted by itself alone: whoever guesses from elsewhere, from however many networks, does not slow it.
 */
export async function countSignIn(ctx: Ctx, email: string, deviceCookie: string | undefined): Promise<void> {
  const device = knownDevice(ctx, email, deviceCookie);
  if (device !== null) return throttle(ctx, deviceSubject(device), rules.device);
  const subjects = subjectsOf(ctx, email);
  await throttle(ctx, subjects.accountAndNetwork, rules.accountAndNetwork);
  await throttle(ctx, subjects.network, rules.network);
  await throttle(ctx, subjects.account, rules.account);
}

/** The network's failures stay: one good account must not clear them. So do the account's, of a device known before. */
export async function clearSignInAttempts(ctx: Ctx, email: string, deviceCookie: string | undefined): Promise<void> {
  const device = knownDevice(ctx, email, deviceCookie);
  const subjects = subjectsOf(ctx, email);
  if (device !== null) {
    await clearAttempts(ctx.db, deviceSubject(device));
  } else {
    await clearAttempts(ctx.db, subjects.accountAndNetwork);
    await clearAttempts(ctx.db, subjects.account);
    await undoAttempt(ctx.db, subjects.network);
  }
  await deleteExpiredAttempts(ctx.db, new Date(ctx.ports.clock.now().getTime() - hour * 1_000));
}

/** For a network whose password was right, and who is about to come again with a code. A known device counts none. */
export async function undoNetworkAttempt(ctx: Ctx, email: string, deviceCookie: string | undefined): Promise<void> {
  if (knownDevice(ctx, email, deviceCookie) === null) await undoAttempt(ctx.db, `network:${networkOf(ctx.ip)}`);
}

export async function countRegistration(ctx: Ctx): Promise<void> {
  await throttle(ctx, `register:${networkOf(ctx.ip)}`, rules.register);
}
