import { may, type Permission } from '@fundfront/content-model';
import { useSession } from './session.ts';

/** Whether the person may do something. The API enforces it; a screen only hides what would be refused. */
export function useMay(permission: Permission): boolean {
  return useSession(({ user }) => user !== null && may(user.roles, permission));
}
