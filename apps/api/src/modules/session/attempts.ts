import { createHash } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import { attempt } from '../throttle/attempt.ts';
import { networkOf } from '../throttle/network.ts';
import { deleteForgotten, forgetAttempts, type Rule, uncountAttempt } from '../throttle/queries.ts';

const hour = 3_600;

// One person at one place may mistype a few times. The account as a whole takes far more before it slows, and never by
// more than half a minute: else anybody could keep its owner out.
const rules = {
  accountAndNetwork: { free: 4, maxDelay: 300, forgetAfter: hour },
  account: { free: 30, maxDelay: 30, forgetAfter: hour },
  network: { free: 20, maxDelay: 600, forgetAfter: hour },
  register: { free: 5, maxDelay: 600, forgetAfter: hour },
} as const satisfies Record<string, Rule>;

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

/** Counts a sign-in before the password is looked at, alike for known and unknown accounts. */
export async function countSignIn(ctx: Ctx, email: string): Promise<void> {
  const subjects = subjectsOf(ctx, email);
  await attempt(ctx, subjects.accountAndNetwork, rules.accountAndNetwork);
  await attempt(ctx, subjects.network, rules.network);
  await attempt(ctx, subjects.account, rules.account);
}

/** Forgets an account's failures after a success. The network keeps its others: one good account must not clear them. */
export async function forgiveSignIn(ctx: Ctx, email: string): Promise<void> {
  const subjects = subjectsOf(ctx, email);
  await forgetAttempts(ctx.db, subjects.accountAndNetwork);
  await forgetAttempts(ctx.db, subjects.account);
  await uncountAttempt(ctx.db, subjects.network);
  await deleteForgotten(ctx.db, new Date(ctx.ports.clock.now().getTime() - hour * 1_000));
}

/** Takes back the attempt of a network whose password was right, and who is about to come again with a code. */
export async function uncountNetwork(ctx: Ctx): Promise<void> {
  await uncountAttempt(ctx.db, `network:${networkOf(ctx.ip)}`);
}

export async function countRegistration(ctx: Ctx): Promise<void> {
  await attempt(ctx, `register:${networkOf(ctx.ip)}`, rules.register);
}
