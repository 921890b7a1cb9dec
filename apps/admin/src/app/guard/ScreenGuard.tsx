import { type Permission, roleCan, roles } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Outlet, useLocation } from 'react-router-dom';
import { Screen } from '../../layout/Screen.tsx';
import { roleLabels } from '../../session/roleLabels.ts';
import { useRoleHolder } from '../../session/useCan.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { missingPermissions } from '../navigation/screenPermissions.ts';

/** In place of a screen whose calls would all be refused: says whom it is for. */
export function ScreenGuard() {
  const held = useRoleHolder();
  const missing = missingPermissions(useLocation().pathname, held);
  if (missing) return <Refused anyOf={missing} />;
  return (
    <ErrorBoundary>
      <Outlet />
    </ErrorBoundary>
  );
}

function Refused({ anyOf }: { anyOf: readonly Permission[] }) {
  const who = roles.filter((role) => anyOf.some((permission) => roleCan(role, permission)));
  return (
    <Screen title="Not for your role" head="hidden">
      <EmptyState
        title="Your role does not open this screen"
        action={
          <Button tone="secondary" href="/admin">
            Back to the dashboard
          </Button>
        }
      >
        {`It is for: ${who.map((role) => roleLabels[role].name).join(', ')}. An administrator can give you the role.`}
      </EmptyState>
    </Screen>
  );
}
