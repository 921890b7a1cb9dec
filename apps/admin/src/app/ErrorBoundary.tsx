import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Component, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { reloadOnce } from '../session/reloadOnce.ts';

/** As browsers say that a script is not there: Chromium, Firefox, Safari. */
const chunkFailure = /dynamically imported module|importing a module script failed|error loading/i;

function RouteError({ error }: { error: unknown }) {
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

interface BoundaryProps {
  place: string;
  children: ReactNode;
}

interface BoundaryState {
  thrown: { error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { thrown: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { thrown: { error } };
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.thrown && place !== this.props.place) this.setState({ thrown: null });
  }

  override render() {
    const { thrown } = this.state;
    return thrown ? <RouteError error={thrown.error} /> : this.props.children;
  }
}

/** Until the person goes elsewhere, an explanation stands where a part stopped working. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation();
  return <Boundary place={`${pathname} ${key}`}>{children}</Boundary>;
}
