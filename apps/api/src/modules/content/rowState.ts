import type { RowState } from '@fundfront/content-model/wire';
import type { Row } from './queries/rows.ts';

type Facts = Pick<Row, 'version' | 'liveVersion' | 'publishedAt'>;

export function rowState({ version, liveVersion, publishedAt }: Facts): RowState {
  if (liveVersion === null) return publishedAt ? 'unpublished' : 'draft';
  return liveVersion === version ? 'live' : 'changed';
}

export function isOutdated(row: Facts, base: Facts | undefined): boolean {
  if (!base?.publishedAt || !row.publishedAt || base.liveVersion === null || row.liveVersion === null) return false;
  return base.publishedAt > row.publishedAt;
}
