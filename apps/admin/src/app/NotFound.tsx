import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Screen } from '../layout/Screen.tsx';

export function NotFound() {
  return (
    <Screen title="Not found" head="hidden">
      <EmptyState
        title="This page could not be found"
        action={
          <Button tone="secondary" href="/admin">
            Back to the home page
          </Button>
        }
      >
        The address may be misspelt, or what was here has moved. The search (Ctrl+K) finds screens and content by name.
      </EmptyState>
    </Screen>
  );
}
