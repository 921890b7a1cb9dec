import type { ApiError } from '@fundfront/api-client';
import { contentType, isContentTypeName, type Locale } from '@fundfront/content-model';
import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';

/** Milliseconds. A preview's address is good for half an hour; it is asked for anew well before. */
const freshMs = 20 * 60_000;

export function usePreview(path: string, locale: Locale, enabled: boolean) {
  const found = useCall(calls.findByPath, { query: { path } }, { enabled });
  const entry = found.data;
  const type = entry && isContentTypeName(entry.type) ? contentType(entry.type).path : undefined;
  const preview = useQuery<ResponseOf<typeof calls.previewEntry>, ApiError>({
    queryKey: [calls.previewEntry.path, entry?.id, locale],
    queryFn: () => {
      if (!entry || !type) throw new Error('There is nothing to preview.');
      return api.call(calls.previewEntry, { params: { type, id: entry.id, locale } });
    },
    enabled: enabled && entry !== undefined && type !== undefined,
    staleTime: freshMs,
  });
  return {
    entry,
    data: preview.data,
    error: found.error ?? preview.error,
    retry: () => void (found.error ? found.refetch() : preview.refetch()),
  };
}
