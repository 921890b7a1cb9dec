import type { ApiError } from '@fundfront/api-client';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';

export interface CallErrorProps {
  what: string;
  error: ApiError;
  onRetry: () => void;
}

export function CallError({ what, error, onRetry }: CallErrorProps) {
  const denied = error.code === 'FORBIDDEN';
  return (
    <EmptyState
      title={denied ? `${what} is not open to your role` : `${what} could not be read`}
      action={
        denied ? undefined : (
          <Button tone="secondary" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {denied ? 'An administrator can change the roles of your account.' : error.message}
      {error.requestId ? ` Reference for support: ${error.requestId}.` : ''}
    </EmptyState>
  );
}
