import { adminNavigation } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { useMemo } from 'react';
import { useCall } from '../../session/useCall.ts';
import { useRoleHolder } from '../../session/useCan.ts';
import { groupEntries, type NavGroup } from './groups.ts';

export function useNavigation(): NavGroup[] {
  const held = useRoleHolder();
  const { data } = useCall(calls.adminMenu, {});
  // An empty list would leave staff without navigation.
  const entries = data && data.results.length > 0 ? data.results : adminNavigation;
  return useMemo(() => groupEntries(entries, held), [entries, held]);
}
