import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import * as styles from './fullPage.css.ts';

export function ServiceUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.center}>
      <EmptyState
        level={2}
        title="The server does not answer"
        action={
          <Button tone="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Nothing is lost. Check the connection, then try again.
      </EmptyState>
    </main>
  );
}
