import { randomUUID } from 'node:crypto';
import type { Role } from '@fundfront/content-model';
import type { UserActor } from '../src/context.ts';
import { user } from '../src/db/schema/index.ts';
import type { TestApi } from './harness.ts';

/** Cannot sign in by password: tests act as the user directly. */
export async function makeUser(
  api: TestApi,
  roles: Role[],
  state: 'active' | 'disabled' = 'active',
): Promise<UserActor> {
  const userId = randomUUID();
  const firstName = roles[0] ?? 'nobody';
  await api.handle.db.insert(user).values({
    id: userId,
    email: `${firstName}-${userId}@example.test`,
    firstName,
    lastName: 'Tester',
    passwordHash: 'none',
    roles,
    state,
  });
  return { kind: 'user', userId, sessionId: randomUUID(), name: `${firstName} Tester`, roles };
}
