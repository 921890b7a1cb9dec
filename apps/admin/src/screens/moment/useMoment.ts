import type { ApiError } from '@fundfront/api-client';
import { homePath, type Locale, locales, splitPublicPath } from '@fundfront/content-model';
import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { momentPath } from '../../paths/momentPath.ts';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';

/** Milliseconds. The address of a moment is good for half an hour; it is asked for anew well before. */
const freshMs = 20 * 60_000;

export interface MomentView {
  /** Instant; null until one is chosen. */
  at: string | null;
  /** Instant at which prices and returns were known; null for the moment itself. */
  knownAt: string | null;
  /** Public; null while it is looked up, where an entry is named. */
  path: string | null;
  locale: Locale;
  /** What all addresses of the moment begin with. */
  base: string | undefined;
  error: ApiError | null;
  retry: () => void;
  show: (next: { at?: string; known?: string | null; path?: string }) => void;
}

/** A moment after it has figures of its own time: less cannot be known than was public. */
function laterKnown(known: string | null, at: string | null): { known?: string } {
  return known && at && Date.parse(known) > Date.parse(at) ? { known } : {};
}

/** What all addresses of one moment begin with. */
export function useMomentBase(at: string | null, knownAt: string | null = null) {
  return useQuery<ResponseOf<typeof calls.openMoment>, ApiError>({
    queryKey: [calls.openMoment.path, at, knownAt],
    queryFn: () => api.call(calls.openMoment, { body: { at: at ?? '', ...(knownAt && { knownAt }) } }),
    enabled: at !== null,
    staleTime: freshMs,
  });
}

/** Which moment and page the screen's address names, and where the site shows them. */
export function useMoment(): MomentView {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const at = params.get('at');
  const knownAt = params.get('known');
  const entry = params.get('entry');
  const named = params.get('path');
  const language = locales.find((each) => each === params.get('locale')) ?? 'en';
  const lookedUp = useCall(
    calls.momentPages,
    { query: { at: at ?? '', locale: language, entry: entry ?? '' } },
    { enabled: at !== null && entry !== null && named === null },
  );
  const opened = useMomentBase(at, knownAt);
  const found = lookedUp.data ? (lookedUp.data[0]?.path ?? homePath) : null;
  const path = named ?? (entry === null ? homePath : found);
  return {
    at,
    knownAt,
    path,
    locale: path === null ? language : splitPublicPath(path).locale,
    base: opened.data?.url,
    error: opened.error ?? lookedUp.error,
    retry: () => void opened.refetch(),
    show: ({ known = knownAt, ...next }) =>
      navigate(momentPath({ ...(at && { at }), ...(path && { path }), ...next, ...laterKnown(known, next.at ?? at) })),
  };
}
