import { type UserProfile, userProfile } from '@fundfront/content-model/wire';
import * as v from 'valibot';

/** The specification's key. It holds who signed in, no secret. */
const key = 'user';

/** Storage may be off or full: the session works without it. */
function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

export const profileStorage = {
  read: (): UserProfile | null =>
    attempt(() => {
      const parsed = v.safeParse(userProfile, JSON.parse(localStorage.getItem(key) ?? 'null'));
      return parsed.success ? parsed.output : null;
    }, null),
  write: (user: UserProfile) => attempt(() => localStorage.setItem(key, JSON.stringify(user)), undefined),
  clear: () => attempt(() => localStorage.removeItem(key), undefined),
};
