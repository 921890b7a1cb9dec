import { limits } from '@fundfront/content-model';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { type ReactNode, useEffect, useState } from 'react';
import { history } from '../../history/history.ts';

/** @param kept whether it stays in this browser, else it is lost */
export function useLeaveGuard(unsaved: boolean, { kept = false } = {}): ReactNode {
  const [held, setHeld] = useState<{ proceed: () => void } | null>(null);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const unguard = history.guard((next, proceed) => {
      if (next.pathname === history.current.location.pathname) return false;
      setHeld({ proceed });
      return true;
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      unguard();
    };
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={held !== null}
      onOpenChange={(open) => !open && setHeld(null)}
      title="Leave without saving?"
      message={
        kept
          ? `What you typed has not reached the server. It stays in this browser for ${limits.localDraftDays} days.`
          : 'What you changed here is not saved yet.'
      }
      actions={[{ title: 'Stay' }, { title: 'Leave', tone: 'danger', action: () => held?.proceed() }]}
    />
  );
}
