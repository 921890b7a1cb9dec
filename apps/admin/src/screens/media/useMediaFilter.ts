import { type MediaCheck, type MediaKind, mediaChecks, mediaKinds } from '@fundfront/content-model/wire';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface MediaFilter {
  search: string;
  kind: MediaKind | undefined;
  check: MediaCheck | undefined;
  folder: string | undefined;
  tag: string | undefined;
  sort: 'newest' | 'title';
  view: 'grid' | 'list';
}

export type ChangeFilter = (part: Partial<MediaFilter>) => void;

/** In the address, so that a list can be shared and Back returns to it. */
export function useMediaFilter(): [MediaFilter, ChangeFilter] {
  const [params, setParams] = useSearchParams();
  const filter: MediaFilter = {
    search: params.get('search') ?? '',
    kind: mediaKinds.find((kind) => kind === params.get('kind')),
    check: mediaChecks.find((check) => check === params.get('check')),
    folder: params.get('folder') ?? undefined,
    tag: params.get('tag') ?? undefined,
    sort: params.get('sort') === 'title' ? 'title' : 'newest',
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
  const change: ChangeFilter = useCallback(
    (part) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(part)) {
            if (value && value !== 'newest' && value !== 'grid') next.set(key, value);
            else next.delete(key);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [filter, change];
}

/** One of folders, tags and checks at a time. */
export const nowhere = { check: undefined, folder: undefined, tag: undefined } as const;

export const checks: readonly { value: MediaCheck; label: string }[] = [
  { value: 'noAlt', label: 'No alt text' },
  { value: 'unused', label: 'Not used' },
  { value: 'duplicate', label: 'Same file twice' },
  { value: 'trash', label: 'Trash' },
];
