import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { reloadOnce } from '../session/reloadOnce.ts';

/** As browsers say that a script is not there: Chromium, Firefox, Safari. */
const chunkFailure = /dynamically imported module|importing a module script failed|error loading/i;

export function RouteError() {
  const error = useRouteError();
  const message = error instanceof Error ? error.message : '';
  useEffect(() => {
    if (chunkFailure.test(message)) reloadOnce('chunk');
  }, [message]);
  return (
    <EmptyState
      title="Error"
      action={
        <Button tone="secondary" onClick={() => location.reload()}>
          Reload
        </Button>
      }
    >
      This screen stopped working. Reload it; if that does not help, tell the administrator what you did last.
    </EmptyState>
  );
}
