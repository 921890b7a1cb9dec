import { calls } from '@fundfront/content-model/wire';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { callKey } from '../../session/useCall.ts';

const refreshMs = 3_000;

export function useAlertActions(id: string) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const input = { params: { id } };

  async function run(call: typeof calls.pauseAlertRun | typeof calls.resumeAlertRun, success: string) {
    if (busy) return;
    setBusy(true);
    try {
      cache.setQueryData(callKey(calls.getAlertRun, input), await api.call(call, input));
      toast.success(success);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      await cache.invalidateQueries({ queryKey: [calls.listAlertRuns.path] });
      setBusy(false);
    }
  }

  return {
    busy,
    pause: () => run(calls.pauseAlertRun, 'Paused: the rest is kept.'),
    resume: () => run(calls.resumeAlertRun, 'It goes on.'),
  };
}

/** While something goes out, and only then: what happens meanwhile is seen without asking. */
export function useLiveAlerts(isLive: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => {
      for (const { path } of [calls.listAlertRuns, calls.getAlertRun]) {
        void cache.invalidateQueries({ queryKey: [path] });
      }
    }, refreshMs);
    return () => clearInterval(timer);
  }, [cache, isLive]);
}
