import { Button } from '@fundfront/ui/components/Button';
import { Popover } from '@fundfront/ui/components/Popover';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { lazy, Suspense } from 'react';
import type { AssignFormProps } from './AssignForm.tsx';

const AssignForm = lazy(async () => ({ default: (await import('./AssignForm.tsx')).AssignForm }));

/** For what is selected in a list. */
export function AssignPopover({ onDone, ...assigned }: AssignFormProps) {
  return (
    <Popover
      label="Assign"
      trigger={
        <Button tone="onDark" size="s">
          Assign
        </Button>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton lines={3} />}>
          <AssignForm
            {...assigned}
            onDone={() => {
              close();
              onDone();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
