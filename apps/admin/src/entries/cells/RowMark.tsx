import { type Locale, localeNames } from '@fundfront/content-model';
import type { RowSummary } from '@fundfront/content-model/wire';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { formatInstant } from '../../format/dates.ts';

export function RowMark({ row, base }: { row: RowSummary | null; base: Locale }) {
  if (!row) return <StatusMark status="none" label="Not started" />;
  if (row.state === 'in-review') return <StatusMark status="review" label="In review" />;
  if (row.state === 'changes-requested') return <StatusMark status="review" label="Changes requested" />;
  if (row.state === 'approved') return <StatusMark status="live" label="Approved" />;
  if (row.state === 'scheduled') return <StatusMark status="scheduled" label={formatInstant(row.scheduledAt ?? '')} />;
  if (row.state === 'unpublished') return <StatusMark status="none" label="Taken off" />;
  if (row.state === 'draft') return <StatusMark status="draft" label="Draft" />;
  if (row.outdated) return <StatusMark status="review" label={`Behind ${localeNames[base]}`} />;
  if (row.state === 'changed') return <StatusMark status="draft" label="Edited since" />;
  return <StatusMark status="live" label="Published" />;
}
