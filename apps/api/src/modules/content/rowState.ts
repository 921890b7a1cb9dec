import type { RowState } from '@fundfront/content-model/wire';
import type { Row } from './queries/rows.ts';

type Facts = Pick<Row, 'version' | 'liveVersion' | 'publishedAt'>;
type Stages = Facts & Pick<Row, 'workflow' | 'scheduledAt'>;
type BaseFacts = Pick<Row, 'liveVersion' | 'textChangedAt'>;

export function rowState({ version, liveVersion, publishedAt, workflow, scheduledAt }: Stages): RowState {
  if (liveVersion !== version && scheduledAt !== null) return 'scheduled';
  if (workflow !== null) return workflow;
  if (liveVersion === null) return publishedAt ? 'unpublished' : 'draft';
  return liveVersion === version ? 'live' : 'changed';
}

export function isOutdated(row: Facts, base: BaseFacts | undefined): boolean {
  if (!base?.textChangedAt || !row.publishedAt || base.liveVersion === null || row.liveVersion === null) return false;
  return base.textChangedAt > row.publishedAt;
}
