import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';

const refetchIntervalMs = 20_000;

/** Empty for none, `99+` where there are more than the bell counts. */
export function unreadText(unread: number): string {
  if (unread === 0) return '';
  return unread < limits.notificationCount ? String(unread) : `${limits.notificationCount - 1}+`;
}

export function useNotifications() {
  const queries = useQueryClient();
  const { data, error } = useCall(calls.listNotifications, { query: {} }, { refetchInterval: refetchIntervalMs });
  const markRead = useMutation({
    mutationFn: (ids: readonly string[] | 'all') =>
      api.call(calls.readNotifications, { body: ids === 'all' ? { all: true } : { ids: [...ids] } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [calls.listNotifications.path] }),
  });
  return { rows: data?.rows, unread: unreadText(data?.unread ?? 0), error, markRead };
}
