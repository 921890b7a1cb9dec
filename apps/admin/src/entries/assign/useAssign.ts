import type { ContentType } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';

export interface Assignment {
  ids: string[];
  /** Null: to nobody. */
  assigneeId: string | null;
}

/** Says what was done, or that nothing was. */
export function useAssign(type: ContentType) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Assignment) => api.call(calls.assignEntries, { params: { type: type.path }, body }),
    onSuccess: ({ changed }, { assigneeId }) => {
      const to = assigneeId === null ? 'to nobody' : 'and told';
      toast.success(changed === 1 ? `Assigned ${to}.` : `${changed} assigned ${to}.`);
      const stale = [calls.listEntries, calls.getEntry];
      return Promise.all(stale.map(({ path }) => cache.invalidateQueries({ queryKey: [path] })));
    },
    onError: (error) => toast.error(`Nothing was assigned. ${errorMessage(error)}`),
  });
}
