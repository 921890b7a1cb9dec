import { randomUUID } from 'node:crypto';
import { type BodyOf, calls } from '@fundfront/content-model/wire';
import { Secret, TOTP } from 'otpauth';
import type { UserActor } from '../src/context.ts';
import type { TestApi } from './harness.ts';
import { makePerson, type Person } from './people.ts';

/** Seconds. */
export const period = 30;

export function actorFor({ id }: Person): UserActor {
  return {
    kind: 'user',
    userId: id,
    sessionId: randomUUID(),
    name: 'Person Tester',
    roles: ['editor'],
    customRoles: [],
  };
}

export function codeOf(api: TestApi, secret: string, periods = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: api.time.now.getTime() + periods * period * 1_000,
  });
}

export function wrongCodeOf(api: TestApi, secret: string): string {
  const shown = [-1, 0, 1].map((periods) => codeOf(api, secret, periods));
  return ['000000', '000001', '000002', '000003'].find((code) => !shown.includes(code)) ?? '';
}

export function advanceTime(api: TestApi, seconds: number): void {
  api.time.now = new Date(api.time.now.getTime() + seconds * 1_000);
}

export interface TwoStepPerson extends Person {
  actor: UserActor;
  secret: string;
  recoveryCodes: string[];
}

/** The current code is used up by that. */
export async function makeTwoStepPerson(api: TestApi): Promise<TwoStepPerson> {
  const person = await makePerson(api);
  const actor = actorFor(person);
  const { secret } = (await api.call(calls.startTotp, {}, actor)).body;
  const { body } = await api.call(calls.confirmTotp, { body: { code: codeOf(api, secret) } }, actor);
  return { ...person, actor, secret, recoveryCodes: body.recoveryCodes };
}

export function logIn(api: TestApi, { email, password }: Person, more: Partial<BodyOf<typeof calls.login>> = {}) {
  return api.call(calls.login, { body: { email, password, ...more } });
}
