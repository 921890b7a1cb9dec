import { limits } from '@fundfront/content-model';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** @param kept whether it stays in this browser, else it is lost */
export function useLeaveGuard(unsaved: boolean, { kept = false } = {}): ReactNode {
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
      message={
        kept
          ? `What you typed has not reached the server. It stays in this browser for ${limits.localDraftDays} days.`
          : 'What you changed here is not saved yet.'
      }
      actions={[{ title: 'Stay' }, { title: 'Leave', tone: 'danger', action: () => blocker.proceed?.() }]}
    />
  );
}
