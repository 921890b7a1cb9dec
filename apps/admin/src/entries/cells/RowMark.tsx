import { type Locale, localeNames } from '@fundfront/content-model';
import type { RowSummary } from '@fundfront/content-model/wire';
import { StatusMark } from '@fundfront/ui/components/StatusMark';

export function RowMark({ row, base }: { row: RowSummary | null; base: Locale }) {
  if (!row) return <StatusMark status="none" label="Not started" />;
  if (row.state === 'unpublished') return <StatusMark status="none" label="Taken off" />;
  if (row.state === 'draft') return <StatusMark status="draft" label="Draft" />;
  if (row.outdated) return <StatusMark status="review" label={`Behind ${localeNames[base]}`} />;
  if (row.state === 'changed') return <StatusMark status="draft" label="Edited since" />;
  return <StatusMark status="live" label="Published" />;
}
