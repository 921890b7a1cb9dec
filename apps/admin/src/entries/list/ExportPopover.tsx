import { Button } from '@fundfront/ui/components/Button';
import { Popover } from '@fundfront/ui/components/Popover';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { lazy, Suspense } from 'react';
import type { ExportFormProps } from './ExportForm.tsx';

interface ExportPopoverProps extends Omit<ExportFormProps, 'onDone'> {
  tone?: 'quiet' | 'onDark';
}

/** Few who open a list export it. */
const ExportForm = lazy(async () => ({ default: (await import('./ExportForm.tsx')).ExportForm }));

export function ExportPopover({ tone = 'quiet', ...exported }: ExportPopoverProps) {
  return (
    <Popover
      label="Export"
      trigger={
        <Button tone={tone} size={tone === 'onDark' ? 's' : undefined}>
          Export
        </Button>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton lines={4} />}>
          <ExportForm {...exported} onDone={close} />
        </Suspense>
      )}
    </Popover>
  );
}
