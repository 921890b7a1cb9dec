import { calls } from '@fundfront/content-model/wire';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';

/** Answers of these calls change with every decision. */
const affected = [
  calls.getReview,
  calls.getDisclosures,
  calls.reviewQueue,
  calls.reviewCount,
  calls.getEntry,
  calls.listEntries,
  calls.listVersions,
];

/**
 * One decision at a time: a second press while the first is under way does nothing.
 * @returns `run` answers whether it was done; what was refused is told in a toast
 */
export function useReviewActions(): {
  busy: boolean;
  run: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
} {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      toast.success(done);
      return true;
    } catch (error) {
      toast.error(`Nothing was changed. ${errorMessage(error)}`);
      return false;
    } finally {
      await Promise.all(affected.map(({ path }) => cache.invalidateQueries({ queryKey: [path] })));
      setBusy(false);
    }
  }
  return { busy, run };
}

type Rows = { locale: 'en' | 'ur'; version: number }[];

export const reviewCalls = {
  approve: (id: string, rows: Rows, publish: boolean) =>
    api.call(calls.approveVersions, { params: { id }, body: { rows, publish } }),
  requestChanges: (id: string, rows: Rows, note: string) =>
    api.call(calls.requestChanges, { params: { id }, body: { rows, note } }),
  withdraw: (id: string) => api.call(calls.withdrawReview, { params: { id } }),
  send: (id: string, rows: Rows, note: string) =>
    api.call(calls.sendForReview, { params: { id }, body: { rows, note } }),
};
