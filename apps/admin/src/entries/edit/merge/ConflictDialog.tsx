import type { ContentType, EntryData, Locale } from '@fundfront/content-model';
import { lazy, Suspense } from 'react';
import type { Conflict } from './mergeRows.ts';

// Comparing words weighs more than the editor's frame, and is seldom needed.
const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }));

interface ConflictDialogProps {
  type: ContentType;
  locale: Locale;
  row: {
    conflict: Conflict | null;
    /** @param data what was chosen of both; null to take theirs alone */
    resolve: (data: EntryData | null) => Promise<void>;
  };
}

export function ConflictDialog({ row, ...rest }: ConflictDialogProps) {
  const { conflict } = row;
  return <Suspense>{conflict ? <MergeDialog {...rest} conflict={conflict} onResolve={row.resolve} /> : null}</Suspense>;
}
