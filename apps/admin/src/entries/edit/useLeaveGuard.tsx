import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

export function useLeaveGuard(unsaved: boolean, onLeave?: () => void): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      title="Leave without saving?"
      message="What you changed here is not saved yet."
      actions={[
        { title: 'Stay' },
        {
          title: 'Leave',
          tone: 'danger',
          action: () => {
            onLeave?.();
            blocker.proceed?.();
          },
        },
      ]}
    />
  );
}
