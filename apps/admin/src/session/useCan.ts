import { can, type Permission } from '@fundfront/content-model';
import { useSession } from './session.ts';

/** The API enforces it; a screen only hides what would be refused. */
export function useCan(permission: Permission): boolean {
  return useSession(({ user }) => user !== null && can(user.roles, permission));
}
