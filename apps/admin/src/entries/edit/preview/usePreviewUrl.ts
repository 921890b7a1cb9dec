import { type Locale, limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { errorMessage } from '../../../layout/errorMessage.ts';
import { useCall } from '../../../session/useCall.ts';

interface PreviewOf {
  type: string;
  id: string;
  locale: Locale;
  enabled: boolean;
}

interface Preview {
  url: string | null;
  problem: string | null;
  retry: () => void;
}

/** Taken anew before its token expires. */
export function usePreviewUrl({ type, id, locale, enabled }: PreviewOf): Preview {
  const { data, error, refetch } = useCall(
    calls.previewEntry,
    { params: { type, id, locale } },
    { enabled, once: true, refetchInterval: (limits.previewTokenSeconds * 1_000 * 4) / 5 },
  );
  return {
    url: enabled ? (data?.url ?? null) : null,
    problem: error ? errorMessage(error) : null,
    retry: () => void refetch(),
  };
}
