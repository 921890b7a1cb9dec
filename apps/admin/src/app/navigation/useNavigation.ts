import { adminNavigation } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { useMemo } from 'react';
import { useSession } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import { groupEntries, type NavGroup } from './groups.ts';

const noRoles = [] as const;

export function useNavigation(): NavGroup[] {
  const roles = useSession(({ user }) => user?.roles ?? noRoles);
  const { data } = useCall(calls.adminMenu, {});
  // An empty list would leave staff without navigation.
  const entries = data && data.results.length > 0 ? data.results : adminNavigation;
  return useMemo(() => groupEntries(entries, roles), [entries, roles]);
}
