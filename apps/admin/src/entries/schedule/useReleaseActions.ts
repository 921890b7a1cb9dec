import { type BodyOf, calls } from '@fundfront/content-model/wire';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';

const affected = [calls.listReleases, calls.getRelease, calls.getEntry, calls.listEntries, calls.dashboardOverview];

/**
 * One at a time: a second press while the first is under way does nothing.
 * @returns `run` answers what the call did, or null where it was refused, which a toast tells
 */
export function useReleaseActions() {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function run<Result>(work: () => Promise<Result>, done: string): Promise<Result | null> {
    if (busy) return null;
    setBusy(true);
    try {
      const result = await work();
      toast.success(done);
      return result;
    } catch (error) {
      toast.error(`Nothing was changed. ${errorMessage(error)}`);
      return null;
    } finally {
      await Promise.all(affected.map(({ path }) => cache.invalidateQueries({ queryKey: [path] })));
      setBusy(false);
    }
  }
  return { busy, run };
}

export const releaseCalls = {
  create: (body: BodyOf<typeof calls.createRelease>) => api.call(calls.createRelease, { body }),
  add: (id: string, changes: BodyOf<typeof calls.addToRelease>['changes']) =>
    api.call(calls.addToRelease, { params: { id }, body: { changes } }),
  take: (id: string, body: BodyOf<typeof calls.takeFromRelease>) =>
    api.call(calls.takeFromRelease, { params: { id }, body }),
  schedule: (id: string, runAt: Date) =>
    api.call(calls.scheduleRelease, { params: { id }, body: { runAt: runAt.toISOString() } }),
  approve: (id: string) => api.call(calls.approveRelease, { params: { id } }),
  planRevert: (id: string, revertAt: Date | null) =>
    api.call(calls.planRevert, { params: { id }, body: { revertAt: revertAt?.toISOString() ?? null } }),
  settleRevert: (id: string, body: BodyOf<typeof calls.settleRevert>) =>
    api.call(calls.settleRevert, { params: { id }, body }),
  cancel: (id: string) => api.call(calls.cancelRelease, { params: { id } }),
  acknowledge: (id: string) => api.call(calls.acknowledgeRelease, { params: { id } }),
};
