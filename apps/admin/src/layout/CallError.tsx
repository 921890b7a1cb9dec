import type { ApiError } from '@fundfront/api-client';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { errorMessage } from './errorMessage.ts';

export interface CallErrorProps {
  what: string;
  error: ApiError;
  onRetry: () => void;
}

const missing = new Set<string>(['NOT_FOUND', 'VALIDATION', 'BAD_REQUEST']);

/** Of a read. Not only NOT_FOUND: what the address holds may be no id at all. */
export const isMissing = ({ code }: ApiError): boolean => missing.has(code);

export function CallError({ what, error, onRetry }: CallErrorProps) {
  if (isMissing(error))
    return <EmptyState title="There is nothing here">It was removed, or the address is mistyped.</EmptyState>;
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
      {denied ? 'An administrator can change the roles of your account.' : errorMessage(error)}
    </EmptyState>
  );
}
