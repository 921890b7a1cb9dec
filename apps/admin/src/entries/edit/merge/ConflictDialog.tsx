import type { ContentType, Locale } from '@fundfront/content-model';
import { lazy, Suspense } from 'react';
import type { RowEditor } from '../useRowEditor.ts';

// Comparing words weighs more than the editor's frame, and is seldom needed.
const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }));

interface ConflictDialogProps {
  type: ContentType;
  locale: Locale;
  row: RowEditor;
}

export function ConflictDialog({ row, ...rest }: ConflictDialogProps) {
  const { conflict } = row;
  return <Suspense>{conflict ? <MergeDialog {...rest} conflict={conflict} onResolve={row.resolve} /> : null}</Suspense>;
}
